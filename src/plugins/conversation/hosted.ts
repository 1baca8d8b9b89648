import type {Integrations} from '../../lib/integrations';
import type {ConversationConfig} from '../../lib/settings';

/** The options of this plugin. A hosted feature that is not configured is missing. */
export type HostedConversation = ReturnType<typeof hostedConversation>;

/**
 * Reads the hosted features from the environment.
 *
 * @param values the validated groups of `integrations.ts` that are set
 */
export function hostedConversation(
  {comments, 'feedback-board': board, 'page-feedback': feedback}: Integrations,
  settings: ConversationConfig,
  email: string,
) {
  return {
    comments: comments && {
      host: settings.comments.host,
      thread: settings.comments.thread,
      repo: comments.GISCUS_REPO,
      repoId: comments.GISCUS_REPO_ID,
      category: comments.GISCUS_CATEGORY,
      categoryId: comments.GISCUS_CATEGORY_ID,
    },
    board: board && {token: board.CANNY_BOARD_TOKEN, sdkUrl: settings.board.sdkUrl},
    feedback: feedback && {endpoint: feedback.FEEDBACK_ENDPOINT},
    /** Discussions, used without comments, and the form for a new issue; `''` if there is none. */
    discussUrl: settings.comments.discussUrl,
    newIssueUrl: settings.feedback.newIssueUrl,
    email,
  };
}

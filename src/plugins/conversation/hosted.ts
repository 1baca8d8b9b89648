import type {Integrations} from '../../lib/environment';
import type {ConversationConfig} from '../../lib/settings';

/** The options of this plugin. A hosted feature that is not configured is `undefined`. */
export type HostedConversation = ReturnType<typeof hostedConversation>;

/**
 * Combines the environment variables of hosted features with the settings.
 *
 * @param integrations groups of environment variables, validated by `src/lib/environment.ts`
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
    /** URL of the discussions that pages link to if comments are not set up, or `''`. */
    discussUrl: settings.comments.discussUrl,
    /** URL of the form for a new issue, or `''`. */
    newIssueUrl: settings.feedback.newIssueUrl,
    email,
  };
}

import type {Integrations} from '../../settings/environment';
import type {Settings} from '../../settings';

/** This plugin's options. A feature that is not configured is `undefined`. */
export type HostedConversation = ReturnType<typeof hostedConversation>;

/** Builds this plugin's options from environment variables and settings. */
export function hostedConversation(
  {comments, 'feedback-board': board, 'page-feedback': feedback}: Integrations,
  settings: Settings['conversation'],
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
    /** The URL of the discussions, or `''`. Pages link to it if comments are not configured. */
    discussUrl: settings.comments.discussUrl,
    /** The URL of the new-issue form, or `''`. */
    newIssueUrl: settings.feedback.newIssueUrl,
    email,
  };
}

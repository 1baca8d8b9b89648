import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Integrations} from '../../settings/environment';
import type {Settings} from '../../settings';

/** The options of `conversation`, which are also its global data. */
export type HostedConversation = ReturnType<typeof hostedConversation>;

/**
 * Builds this plugin's options from environment variables and settings. A service that is not configured is
 * `undefined`.
 */
export function hostedConversation(
  {comments, 'feedback-board': board, 'page-feedback': feedback}: Integrations,
  {conversation: settings, site}: Pick<Settings, 'conversation' | 'site'>,
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
    board: board && {token: board.CANNY_BOARD_TOKEN},
    feedback: feedback && {endpoint: feedback.FEEDBACK_ENDPOINT},
    /** The URL of the discussions, or `''`. Pages link to it if comments are not configured. */
    discussUrl: settings.comments.discussUrl,
    /** The URL of the new-issue form, or `''`. */
    newIssueUrl: settings.feedback.newIssueUrl,
    email: site.author.email,
  };
}

/** Passes the options to the pages, and removes Giscus' session from page URLs. */
export default function conversationPlugin(
  _context: LoadContext,
  options: HostedConversation,
): Plugin {
  return {
    name: 'dau-conversation',

    contentLoaded: ({actions}) => actions.setGlobalData(options),

    getClientModules: () => [path.join(__dirname, 'client', 'sign-in')],
  };
}

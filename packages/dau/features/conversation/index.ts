import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import type {Integrations} from '../../settings/environment';
import type {Settings} from '../../settings';
import {fields, validateWith, webUrl} from '../../settings/schema-helpers';
import {schemas} from '../../settings/settings-and-defaults';

/** A feature that is not configured is `undefined`. */
const hosted = fields({
  comments: z
    .object({
      ...schemas.conversation.shape.comments.unwrap().pick({host: true, thread: true}).shape,
      repo: z.string(),
      repoId: z.string(),
      category: z.string(),
      categoryId: z.string(),
    })
    .optional(),
  board: z.object({token: z.string()}).optional(),
  feedback: z.object({endpoint: webUrl}).optional(),
  /** The URL of the discussions, or `''`. Pages link to it if comments are not configured. */
  discussUrl: z.string(),
  /** The URL of the new-issue form, or `''`. */
  newIssueUrl: z.string(),
  email: z.string(),
});

/** The options of `conversation`, which are also its global data. */
export type HostedConversation = z.output<typeof hosted>;

/** Builds this plugin's options from environment variables and settings. */
export function hostedConversation(
  {comments, 'feedback-board': board, 'page-feedback': feedback}: Integrations,
  {conversation: settings, site}: Settings,
): HostedConversation {
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
    discussUrl: settings.comments.discussUrl,
    newIssueUrl: settings.feedback.newIssueUrl,
    email: site.author.email,
  };
}

export const validateOptions = validateWith('conversation', hosted);

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

import type {Integrations} from './integrations';
import {site} from './site';

/** How readers and the author talk: comments, the feedback board, page feedback. */
export const conversation = {
  comments: {
    /** Where Giscus runs; change it only for a copy of your own. No slash at the end. */
    host: 'https://giscus.app',
    /** `shared`: both languages of a page have one discussion. `per-language`: one each. */
    thread: 'shared' as 'shared' | 'per-language',
    /** Where to discuss while comments are not set up; `''` shows nothing. */
    discussUrl: site.sourceUrl && `${site.sourceUrl}/issues`,
  },
  board: {
    /** Canny's own script. */
    sdkUrl: 'https://canny.io/sdk.js',
  },
  feedback: {
    /** A prefilled issue is offered where there is no endpoint; `''` leaves e-mail alone. */
    newIssueUrl: site.sourceUrl && `${site.sourceUrl}/issues/new`,
  },
} as const;

/** The hosted parts of the conversation that this build has. */
export type HostedConversation = {
  readonly comments?: {
    readonly host: string;
    readonly repo: `${string}/${string}`;
    readonly repoId: string;
    readonly category: string;
    readonly categoryId: string;
    readonly thread: 'shared' | 'per-language';
  };
  readonly board?: {readonly token: string; readonly sdkUrl: string};
  readonly feedback?: {readonly endpoint: string};
};

/** @param values the groups of `integrations.ts` that are set, already checked */
export function hostedConversation(values: Integrations): HostedConversation {
  const {comments, 'feedback-board': board, 'page-feedback': feedback} = values;
  return {
    ...(comments && {
      comments: {
        host: conversation.comments.host,
        repo: comments.GISCUS_REPO as `${string}/${string}`,
        repoId: comments.GISCUS_REPO_ID ?? '',
        category: comments.GISCUS_CATEGORY ?? '',
        categoryId: comments.GISCUS_CATEGORY_ID ?? '',
        thread: conversation.comments.thread,
      },
    }),
    ...(board && {
      board: {token: board.CANNY_BOARD_TOKEN ?? '', sdkUrl: conversation.board.sdkUrl},
    }),
    ...(feedback && {feedback: {endpoint: feedback.FEEDBACK_ENDPOINT ?? ''}}),
  };
}

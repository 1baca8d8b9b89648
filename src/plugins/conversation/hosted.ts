import {conversation} from '../../config/conversation';
import type {Integrations} from '../../lib/integrations';

/** The hosted features of this build. A feature that is not configured is missing. */
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

/**
 * Reads the hosted features from the environment.
 *
 * @param values the validated groups of `integrations.ts` that are set
 */
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

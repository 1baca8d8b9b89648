/** Numbers of comments (with replies) and of reactions. */
export type Count = {readonly comments: number; readonly reactions: number};

/** The content of a message from Giscus' frame. */
export type GiscusMessage = {
  /** Giscus reports an error, so the comments cannot be shown. */
  readonly isFault: boolean;
  readonly count?: Count;
};

/** Errors of a page without comments, and of an expired session, which Giscus handles itself. */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Reads a message from Giscus' frame. Returns `undefined` if it is not a Giscus message. */
export function readGiscusMessage(data: unknown): GiscusMessage | undefined {
  if (!isRecord(data) || !isRecord(data.giscus)) return undefined;
  const {error, discussion} = data.giscus;
  if (typeof error === 'string' && !HARMLESS.test(error)) return {isFault: true};
  if (!isRecord(discussion)) return {isFault: false};
  return {
    isFault: false,
    count: {
      comments: whole(discussion.totalCommentCount) + whole(discussion.totalReplyCount),
      reactions: whole(discussion.reactionCount),
    },
  };
}

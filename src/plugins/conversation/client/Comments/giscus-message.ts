export type Count = {readonly comments: number; readonly reactions: number};

export type GiscusMessage = {
  /** The comments cannot be shown. */
  readonly isFault: boolean;
  readonly count?: Count;
};

/** A page nobody has commented on yet, and an expired session, which Giscus mends itself. */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** @returns what a message from Giscus' frame says; `undefined` if it is none of Giscus'. */
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

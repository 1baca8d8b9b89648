export type PostLink = {
  readonly title: string;
  /** The path with the base URL. */
  readonly permalink: string;
  /** The languages of a post that is not in all languages. */
  readonly languages?: readonly string[];
};

export type Series = {
  readonly name: string;
  /** The position of this post in `parts`. The first position is 1. */
  readonly position: number;
  /** All published parts, including this post. */
  readonly parts: readonly PostLink[];
};

/** The data that this plugin adds to the metadata of a post. */
export type ExtraMetadata = {
  readonly related: readonly PostLink[];
  readonly series?: Series;
  /** Whether the post has a future date, so that only `npm start` and a preview show it. */
  readonly isScheduled: boolean;
};

export function extraMetadataOf(metadata: object): ExtraMetadata {
  return (metadata as {extra?: ExtraMetadata}).extra ?? {related: [], isScheduled: false};
}

/** A link to a post. */
export type PostLink = {
  readonly title: string;
  /** Path with the base URL. */
  readonly permalink: string;
  /** The languages of the post. Missing if it is in every language. */
  readonly languages?: readonly string[];
};

/** The series of a post, and the post's position in it. */
export type Series = {
  readonly name: string;
  /** Position of this post among the published parts, from 1. */
  readonly position: number;
  /** All published parts in order, including this one. */
  readonly parts: readonly PostLink[];
};

/** The data that this site adds to Docusaurus' metadata of a post. */
export type ExtraMetadata = {
  readonly related: readonly PostLink[];
  readonly series?: Series;
  /** The post has a future date, so only `npm start` and a preview show it. */
  readonly isScheduled: boolean;
};

/** Reads the {@link ExtraMetadata} in a post's metadata. */
export function extraMetadataOf(metadata: object): ExtraMetadata {
  return (metadata as {extra?: ExtraMetadata}).extra ?? {related: [], isScheduled: false};
}

/** A post or a guide, as the home page lists it. */
export type LatestItem = {
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
  /** Where it is not in every language, those it is in. */
  readonly languages?: readonly string[];
  /** When a post was published, for machines and for people. Guides have none. */
  readonly date?: {readonly iso: string; readonly text: string};
};

export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

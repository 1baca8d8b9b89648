import type {PostLink} from './post-metadata/extra-metadata';

export type LatestItem = PostLink & {
  readonly description: string;
  /** Guides have no date. */
  readonly date?: {readonly iso: string; readonly text: string};
  readonly isPinned?: boolean;
  readonly isSample?: boolean;
};

export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

/** A year or a series, and its posts in the order in which the page lists them. */
export type PostGroup = {
  /** The ID of the heading. */
  readonly id: string;
  readonly name: string;
  readonly posts: readonly (PostLink & {readonly date: string; readonly readingTime?: number})[];
};

export type BlogData = {
  readonly count: number;
  readonly hasTags: boolean;
  readonly hasSeries: boolean;
};

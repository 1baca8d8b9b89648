import type {PostLink} from './post-metadata/extra-metadata';

export type LatestItem = PostLink & {
  readonly description: string;
  /** Guides have no date. */
  readonly date?: {readonly iso: string; readonly text: string};
  readonly isSample?: boolean;
};

export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

export type BlogData = {readonly count: number; readonly hasTags: boolean};

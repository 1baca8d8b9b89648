import type {PostLink} from './post-metadata/extra-metadata';

/** A post or guide on the home page. */
export type LatestItem = PostLink & {
  readonly description: string;
  /** The date of a post. Guides have no date. */
  readonly date?: {readonly iso: string; readonly text: string};
  /** Whether the post is a sample of the template. */
  readonly isSample?: boolean;
};

/** The posts and guides on the home page. */
export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

/** The global data of this plugin: the number of listed posts, and whether any of them has a tag. */
export type BlogData = {readonly count: number; readonly hasTags: boolean};

import type {PostLink} from './post-metadata/extra-metadata';

/** A post or a guide in the lists of the home page. */
export type LatestItem = PostLink & {
  readonly description: string;
  /** Date of a post as ISO 8601 and as text in the page's language. Guides have no date. */
  readonly date?: {readonly iso: string; readonly text: string};
  /** Whether it came with the template. */
  readonly isSample?: boolean;
};

/** The newest posts and guides, for the home page. */
export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

/** The plugin's global data: the number of listed posts, and whether any post has a tag. */
export type BlogData = {readonly count: number; readonly hasTags: boolean};

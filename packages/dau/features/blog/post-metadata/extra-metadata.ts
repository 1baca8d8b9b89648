import {languagesIn} from '../../../content/content-languages';
import {tuneIn} from '../../../content/added-front-matter';

export type PostLink = {
  readonly title: string;
  /** The URL path, including the base URL. */
  readonly permalink: string;
  /** The post's languages. Undefined if the post exists in all of them. */
  readonly languages?: readonly string[] | undefined;
  readonly image?: string | undefined;
  /** The title whose tune a generated cover shows, if it is not this title. */
  readonly tune?: string | undefined;
};

type Linked = Pick<PostLink, 'title' | 'permalink'> & {
  readonly frontMatter: {readonly image?: string | undefined};
};

/** Returns a link to a post or guide. */
export const linkTo = ({title, permalink, frontMatter}: Linked): PostLink => ({
  title,
  permalink,
  image: frontMatter.image,
  tune: tuneIn(frontMatter),
  languages: languagesIn(frontMatter),
});

export type Series = {
  /** The id of the series' heading on `/blog/series`. */
  readonly id: string;
  readonly name: string;
  /** The position of this post in `parts`, starting at 1. */
  readonly position: number;
  readonly parts: readonly PostLink[];
};

export type ExtraMetadata = {
  readonly related: readonly PostLink[];
  readonly series?: Series;
};

export function extraMetadataOf(metadata: object): ExtraMetadata {
  return (metadata as {extra?: ExtraMetadata}).extra ?? {related: []};
}

export type LatestItem = PostLink & {
  readonly description: string;
  /** In ISO 8601. Guides have no date. */
  readonly date?: string;
  readonly isPinned?: boolean;
};

export type Latest = {
  readonly posts: readonly LatestItem[];
  readonly guides: readonly LatestItem[];
};

/** Up to three pages with each tag, by the permalink of the tag. */
export type TagLinks = Readonly<Record<string, readonly PostLink[] | undefined>>;

/** A year or a series, and its posts in the order in which the page lists them. */
export type PostGroup = {
  /** The id of the heading. */
  readonly id: string;
  readonly name: string;
  readonly posts: readonly (PostLink & {
    readonly date: string;
    /** Only in series. With descriptions, the archive would be too large. */
    readonly description?: string;
  })[];
};

export type BlogData = {
  readonly count: number;
  readonly hasTags: boolean;
  readonly hasSeries: boolean;
};

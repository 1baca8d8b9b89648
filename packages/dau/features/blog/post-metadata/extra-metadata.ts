import {languagesIn} from '../../../content/content-languages';
import {tuneIn} from '../../../content/added-front-matter';

type Linked = {
  readonly title: string;
  readonly permalink: string;
  readonly frontMatter: {readonly image?: string | undefined};
  readonly date?: Date;
  readonly step?: string | undefined;
};

/** Returns a link to a post or guide. */
export const linkTo = ({title, permalink, frontMatter, date, step}: Linked) => ({
  title,
  /** The URL path, including the base URL. */
  permalink,
  image: frontMatter.image,
  /** The title whose tune a generated cover shows, if it is not this title. */
  tune: tuneIn(frontMatter),
  /** The post's languages. Undefined if the post exists in all of them. */
  languages: languagesIn(frontMatter),
  /** In ISO 8601. Guides have no date. */
  date: date?.toISOString().slice(0, 10),
  /** A guide's category and its place there, such as `Git 1/3`. */
  step,
});

export type PostLink = Readonly<ReturnType<typeof linkTo>>;

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
    /** Only in series. With descriptions, the archive would be too large. */
    readonly description?: string;
  })[];
};

export type BlogData = {
  readonly count: number;
  readonly hasTags: boolean;
  readonly hasSeries: boolean;
};

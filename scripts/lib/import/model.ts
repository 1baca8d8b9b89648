/** The form in which every kind of site is read. */
import type {Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';

export type Fields = Record<string, unknown>;
export type Kind = 'post' | 'guide';
/** A problem before its file is known. */
export type Loss = Omit<Problem, 'file'>;

/** A post or guide of the old site, in one language. */
export type Item = {
  /** Path relative to the old site, with forward slashes. */
  file: string;
  kind: Kind;
  /** Code of the old site: `en`, `zh-CN`. */
  language: string;
  /** All language versions have the same id. */
  id: string;
  /** Path relative to `blog` or `docs`, without ending, if it does not change. */
  key?: string | undefined;
  /** Its URL on the old site, decoded, with a leading slash and no trailing slash. */
  url: string;
  /** The part of the URL that does not change. */
  slug: string;
  /** Other URLs that led to it; in a vault, other names. */
  aliases: string[];
  /** Its front matter, as this site reads it. */
  fields: Fields;
  /** The content after the front matter, and its first line in the file. */
  body: string;
  line: number;
  /** Folder of its images, if it is not the folder of the file. */
  imageFolder: string;
  losses: Loss[];
};

/** An item with its place on this site: its file, and its URL without the language. */
export type Placed = Item & {locale: Locale; key: string; target: string; newUrl: string};

/** Entries of `tags.yml` or `authors.yml`, by key. */
export type Entries = Record<string, Fields>;
export type ByLocale = Partial<Record<Locale, Entries>>;

export type SourceSite = {
  /** Its generator, which decides what its files have besides Markdown. */
  program: 'docusaurus' | 'hugo' | 'jekyll' | 'hexo' | 'astro' | 'folder';
  items: Item[];
  /** Its base URL, without a trailing slash. */
  base: string;
  /** Folders whose files have URLs of their own. */
  staticFolders: string[];
  /** Are relative links resolved from the page's URL with a trailing slash? */
  hasSlashAtEnd: boolean;
  authors?: ByLocale;
  tags?: Record<Kind, ByLocale>;
  /** What cannot be imported, besides problems of items. */
  problems: Problem[];
};

/** The data that is read from every kind of site. */
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
  /** Language code, as on the old site: `en`, `zh-CN`. */
  language: string;
  /** All language versions have the same id. */
  id: string;
  /** Path relative to `blog` or `docs`, without extension, if this site keeps it. */
  key?: string | undefined;
  /** Its URL on the old site, decoded, with a leading slash and no trailing slash. */
  url: string;
  /** The part of the URL that this site keeps. */
  slug: string;
  /** Its other URLs; in a vault, its other names. */
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
  /** Its generator, which decides what syntax files have besides Markdown. */
  program: 'docusaurus' | 'hugo' | 'jekyll' | 'hexo' | 'astro' | 'folder';
  items: Item[];
  /** Its base URL, without a trailing slash. */
  base: string;
  /** Folders whose files are published as they are. */
  staticFolders: string[];
  /** Whether relative links are resolved from a page URL with a trailing slash. */
  hasSlashAtEnd: boolean;
  authors?: ByLocale;
  tags?: Record<Kind, ByLocale>;
  /** Problems that are not about an item. */
  problems: Problem[];
};

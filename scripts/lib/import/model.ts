/** What every kind of site is read into. */
import type {Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';

export type Fields = Record<string, unknown>;
export type Kind = 'post' | 'guide';
/** What could not be done, before its file is known. */
export type Loss = Omit<Problem, 'file'>;

/** A post or guide of the old site, in one language. */
export type Item = {
  /** Path in the folder of its site, with forward slashes. */
  file: string;
  kind: Kind;
  /** As the old site names it: `en`, `zh-CN`. */
  language: string;
  /** The same for its versions in other languages. */
  id: string;
  /** Path in the folder of its kind, without ending, if it stays as it was. */
  key?: string | undefined;
  /** Its URL on the old site, decoded, with a slash at the start only. */
  url: string;
  /** The part of the URL that stays. */
  slug: string;
  /** Other URLs that led to it; in a vault, other names. */
  aliases: string[];
  /** Its front matter, as this site reads it. */
  fields: Fields;
  /** What follows the front matter, and the line of its file on which it begins. */
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
  /** What its files have besides Markdown. */
  program: 'docusaurus' | 'hugo' | 'jekyll' | 'hexo' | 'astro' | 'folder';
  items: Item[];
  /** The path that its URLs begin with, without a slash at the end. */
  base: string;
  /** Folders whose files have URLs of their own. */
  staticFolders: string[];
  /** How a link without a slash at its start is read: from the page, or from its folder. */
  hasSlashAtEnd: boolean;
  authors?: ByLocale;
  tags?: Record<Kind, ByLocale>;
  /** What of the site cannot be imported, besides its items. */
  problems: Problem[];
};

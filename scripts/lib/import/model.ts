/** What every kind of site is read into. */
import type {Locale} from '../../../src/lib/locales';

export type Fields = Record<string, unknown>;
export type TextKind = 'post' | 'guide';

/** A post or guide of the old site, in one language. */
export type SourceText = {
  /** Path in the folder of its site, with forward slashes. */
  file: string;
  kind: TextKind;
  /** As the old site names it: `en`, `zh-CN`. */
  language: string;
  /** The same for its versions in other languages. */
  id: string;
  /** Path in the folder of its kind, where it stays as it was. */
  key: string | undefined;
  /** Its address on the old site, decoded, with a slash at the start only. */
  address: string;
  /** Other addresses that led to it. */
  aliases: string[];
  /** Its front matter, as this site reads it. */
  fields: Fields;
  /** The text below the front matter, and the line of its file on which it begins. */
  body: string;
  line: number;
  /** Plain Markdown, in which `<` and `{` have no meaning. */
  isMarkdown: boolean;
  /** Where its pictures without a slash at the start are, if not beside it. */
  pictureFolder: string;
};

/** A text with its place on this site. */
export type PlacedText = SourceText & {
  locale: Locale;
  key: string;
  /** Its file, relative to the site's folder. */
  target: string;
  /** Its address here, without the language: `/blog/name`. */
  newAddress: string;
};

/** Entries of `tags.yml` or `authors.yml`, by key. */
export type Entries = Record<string, Fields>;
export type ByLocale = Partial<Record<Locale, Entries>>;

/** A site that was read. */
export type SourceSite = {
  texts: SourceText[];
  /** The path that its addresses begin with, without a slash at the end. */
  base: string;
  /** Folders whose files have addresses of their own. */
  staticFolders: string[];
  /** How a link without a slash at its start is read: from the page, or from its folder. */
  hasSlashAtEnd: boolean;
  /** What its texts have besides Markdown. */
  marks?: 'hugo' | 'jekyll';
  authors?: ByLocale;
  tags?: Record<TextKind, ByLocale>;
};

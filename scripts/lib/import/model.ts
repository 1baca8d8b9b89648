/** What every kind of site is read into. */
import type {Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import type {Fields} from '../../../src/plugins/content/check/yaml';
import type {Body} from './body/body';

export const siteKinds = ['docusaurus', 'hugo', 'jekyll', 'astro'] as const;
export type SiteKind = (typeof siteKinds)[number];
export type TextKind = 'post' | 'guide';

/** A post or guide in one language. */
export type SourceText = {
  /** Path relative to the folder of its site, with forward slashes. */
  readonly file: string;
  readonly kind: TextKind;
  readonly locale: Locale;
  /** Path inside the folder of its kind, on our site: the same in every language. */
  readonly key: string;
  /** Its address on the old site, decoded, with a slash at the start only. */
  readonly address: string;
  /** Other addresses that led to it. */
  readonly aliases: readonly string[];
  /** Fields of its front matter, with the names that they have here. Steps change them. */
  readonly fields: Record<string, unknown>;
  /** The front matter as it was written, if its lines can stay. */
  readonly head?: string;
  readonly body: Body;
  /** Plain Markdown, in which `<` and `{` have no meaning. */
  isMarkdown: boolean;
  /** Where its pictures without a slash at the start are, if not beside it. */
  readonly pictureFolder?: string;
};

/** A text with its place on this site. */
export type PlacedText = SourceText & {
  /** Folder of its kind and language, relative to the site's folder. */
  readonly folder: string;
  /** Path relative to the site's folder. */
  readonly target: string;
};

/** Entries of `tags.yml` or `authors.yml`, or labels of sections, by key. */
export type Entries = Readonly<Record<string, Fields>>;
type ByLocale = Readonly<Partial<Record<Locale, Entries>>>;

/** A site that was read. */
export type SourceSite = {
  readonly texts: readonly SourceText[];
  /** The path that its addresses begin with, without a slash at the end. */
  readonly base: string;
  /** Folders whose files have addresses of their own, relative to its root. */
  readonly staticFolders: readonly string[];
  /** How a link without a slash at its start is read: from the page, or from its folder. */
  readonly hasSlashAtEnd: boolean;
  readonly authors?: ByLocale;
  readonly tags?: Readonly<Record<TextKind, ByLocale>>;
  /** Translated labels of sections. */
  readonly labels?: ByLocale;
  /** Files that come along as they are: the old place of each by its new one. */
  readonly companions?: ReadonlyMap<string, string>;
  /** What was left out. */
  readonly notes: readonly Problem[];
};

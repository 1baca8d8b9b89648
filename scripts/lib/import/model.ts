/** What every kind of site is read into. */
import type {Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import type {Fields} from '../../../src/plugins/content/check/yaml';
import type {Body} from './edits';

export const siteKinds = ['docusaurus', 'hugo', 'jekyll', 'astro'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** A post or guide in one language. */
export type SourceText = {
  /** Path relative to the folder of its site, with forward slashes. */
  readonly file: string;
  readonly kind: 'post' | 'guide';
  readonly locale: Locale;
  /** Path inside the folder of its kind, on our site: the same in every language. */
  readonly key: string;
  /** Its address on the old site, decoded, with a slash at the start only. */
  readonly address: string;
  /** Other addresses that led to it. */
  readonly aliases: readonly string[];
  /** Fields of its front matter, with the names that they have here. Steps change them. */
  readonly fields: Record<string, unknown>;
  /** The front matter as it was written, if its lines can stay; else it is written anew. */
  readonly block: string | undefined;
  readonly body: Body;
  /** Plain Markdown, in which `<` and `{` have no meaning. */
  isMarkdown: boolean;
  /** Where its pictures without a slash at the start are, if not beside it. */
  readonly pictureFolder?: string;
};

/** A file that comes along as it is. */
export type Companion = {readonly from: string; readonly to: string};

/** Entries of `tags.yml` or `authors.yml`, by key. */
export type Entries = Readonly<Record<string, Fields>>;

/** A site that was read. */
export type SourceSite = {
  readonly kind: SiteKind;
  readonly root: string;
  /** The path that its addresses begin with, without a slash at the end. */
  readonly base: string;
  readonly texts: readonly SourceText[];
  readonly authors: Readonly<Partial<Record<Locale, Entries>>>;
  readonly tags: Readonly<Record<'post' | 'guide', Readonly<Partial<Record<Locale, Entries>>>>>;
  readonly companions: readonly Companion[];
  /** Folders whose files have addresses of their own, relative to its root. */
  readonly staticFolders: readonly string[];
  /** How a link without a slash at its start is read: from the page, or from its folder. */
  readonly hasSlashAtEnd: boolean;
  /** What was left out. */
  readonly notes: readonly Problem[];
};

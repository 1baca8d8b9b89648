import type {Format} from '../../../content/parser';
import type {Locale} from '../../../settings/locales';
import type {Problem} from '../../../utils/problems';
import {readTable} from './files';

export const kinds = ['post', 'guide'] as const;
export type Kind = (typeof kinds)[number];
export type Fields = Record<string, unknown>;
export type Loss = Omit<Problem, 'file' | 'line'>;

/** A post or guide from the old site, in one language. */
export type Item = {
  /** The path relative to the old site, with forward slashes. */
  file: string;
  kind: Kind;
  /** The item's language as the old site writes it, such as `en` or `zh-CN`. */
  language: string;
  /** All translations of an item share an id. */
  id: string;
  /** The path relative to the folder of its kind, without an extension, if the import must not change it. */
  key?: string | undefined;
  /** The URL on the old site, decoded, with a leading slash and no trailing slash. */
  url: string;
  /** The new path, under `/blog` for a post and `/docs` for a guide. */
  slug: string;
  /** The item's other URLs; in a vault, its other names. */
  aliases: string[];
  /** The front matter, with the names and types that this site uses. */
  fields: Fields;
  /** The content after the front matter. */
  body: string;
  /** The image folder; `''` if the images are next to the file. */
  imageFolder: string;
  losses: Loss[];
};

/** An item that uses no syntax specific to the old program. */
export type Rewritten = Item & {text: string; format: Format};

/** An item with its file on this site, and its URL without the language. */
export type Placed = Rewritten & {locale: Locale; key: string; target: string; newUrl: string};

/** The entries in `tags.yml` or `authors.yml`, by key. */
export type Entries = Record<string, Fields>;

/** How a program stores a site: an entry of `programs.yml`. */
export type ProgramSettings = {
  settings: string[];
  detect: string;
  root: [setting: string, ...folders: string[]];
  base: string;
  language: string[];
  static: string[];
  skipped?: string;
  anywhere?: boolean;
  vault?: boolean;
  permalink?: string;
  guides?: string;
  separator?: string;
  urls?: Record<string, string>;
  styles?: Record<string, string>;
};

export type SourceSite = {
  /** The program's name in `programs.yml`. */
  program: string;
  settings: ProgramSettings;
  /** The old site's own settings, with lowercase names. */
  config: Fields;
  items: Item[];
  /** The base URL without a trailing slash. */
  base: string;
  language: string;
  authors: Entries;
  /** The old paths of `_category_` files, by their new paths. */
  categories: Map<string, string>;
  tags: Record<Kind, Entries>;
  problems: Problem[];
};

/** The names of the entries in `losses.yml`. */
export type Lost =
  | ('elsewhere' | 'host' | 'file' | 'link' | 'script' | 'component' | 'hash' | 'tag')
  | ('tabs' | 'badges' | 'attributes' | 'field' | 'encoding' | 'redirect')
  | ('date' | 'language' | 'sidebars' | 'folder' | 'list' | 'format' | 'outside' | 'changed');

/** Each kind of content that is not imported, or changes. */
export const LOST = readTable('losses.yml') as Record<Lost, Loss>;

/** Tags and authors: what texts name, and the entries that this site's files need for it. */
import {dump, load} from 'js-yaml';

import {locales, type Locale} from '../../../src/lib/locales';
import {keyOf} from './addresses';
import type {ByLocale, Entries, Fields, PlacedText, SourceSite, TextKind} from './model';
import {contentFolder} from './place';

/** What a tag is for, where nobody has said it. */
const DESCRIPTIONS: Record<TextKind, Record<Locale, string>> = {
  post: {vi: 'Bài viết về', en: 'Posts about'},
  guide: {vi: 'Hướng dẫn về', en: 'Guides about'},
};

/** An entry of the old site in a language, or in another one. */
const entryIn = (all: ByLocale = {}, key: string, locale: Locale = 'vi'): Fields | undefined =>
  [locale, ...locales].map((each) => all[each]?.[key]).find((each) => each !== undefined);

export class Vocabulary {
  /** New entries by their file and key. */
  readonly #added = new Map<string, Entries>();

  /**
   * @param textOf what a file of this site says; `''` for none
   * @param pictureOf the address of an author's picture here, or `undefined` if it is not here
   */
  constructor(
    readonly site: SourceSite,
    readonly textOf: (file: string) => string,
    readonly pictureOf: (url: string, key: string) => string | undefined,
  ) {}

  #entries = (file: string): Entries => ({
    ...((load(this.textOf(file)) ?? {}) as Entries),
    ...this.#added.get(file),
  });

  /** The key of the entry that has this key or this name. If there is none, it is made. */
  #keyFor(
    kind: TextKind,
    name: string,
    key: string,
    own: string,
    make: (locale: Locale) => Fields,
  ): string {
    const nameOf = (entry: Fields = {}) => keyOf(String(entry.name ?? entry.label));
    const fileOf = (locale: Locale) => `${contentFolder(kind, locale)}/${name}.yml`;
    const known = this.#entries(fileOf(locales[0]));
    const same =
      key in known ? key : Object.keys(known).find((each) => nameOf(known[each]) === keyOf(own));
    for (const locale of same === undefined ? locales : [])
      this.#added.set(fileOf(locale), {...this.#added.get(fileOf(locale)), [key]: make(locale)});
    return same ?? key;
  }

  #tag(kind: TextKind, value: unknown): string {
    const {label: own = value} = (typeof value === 'object' ? value : {}) as {label?: unknown};
    const label = String(own);
    const entries = this.site.tags?.[kind];
    const key = entryIn(entries, label) ? label : keyOf(label);
    return this.#keyFor(kind, 'tags', key, label, (locale) => ({
      label,
      permalink: `/${key}`,
      description: `${DESCRIPTIONS[kind][locale]} ${label}.`,
      ...entryIn(entries, label, locale),
    }));
  }

  #author(value: unknown): string {
    const own = (typeof value === 'object' && value ? value : {name: String(value)}) as Fields;
    const name = String(own.name ?? own.key ?? '');
    const written = String(own.key ?? name);
    const key = entryIn(this.site.authors, written) ? written : keyOf(name);
    return this.#keyFor('post', 'authors', key, name, (locale) => {
      const entry = entryIn(this.site.authors, written, locale) ?? own;
      const {imageURL, image_url = imageURL, ...rest} = entry;
      const picture = typeof image_url === 'string' ? this.pictureOf(image_url, key) : undefined;
      return {name, ...rest, key: undefined, ...(picture && {image_url: picture})};
    });
  }

  /** Makes a text name only entries that this site has, or will have. */
  apply({kind, fields}: PlacedText): void {
    const {tags, authors} = fields;
    if (Array.isArray(tags)) fields.tags = [...new Set(tags.map((tag) => this.#tag(kind, tag)))];
    if (kind === 'post' && Array.isArray(authors))
      fields.authors = [...new Set(authors.map((each) => this.#author(each)))];
  }

  /** The files of entries, with the new ones at their end. */
  contents(): [file: string, content: string][] {
    return [...this.#added].map(([file, added]) => {
      const before = this.textOf(file)
        .replace(/^\s*\{\}\s*$/, '')
        .replace(/([^\n])$/, '$1\n');
      return [file, before + dump(added, {lineWidth: -1, skipInvalid: true})];
    });
  }
}

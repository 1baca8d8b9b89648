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
const entryIn = (all: ByLocale = {}, key: string, locale: Locale = locales[0]) =>
  [locale, ...locales].map((each) => all[each]?.[key]).find((each) => each !== undefined);

const nameOf = (entry: Fields = {}) => keyOf(String(entry.name ?? entry.label));

/**
 * @param textOf what a file of this site says; `''` for none
 * @param pictureOf the address of an author's picture here, or `undefined` if it is not here
 */
export function vocabularyOf(
  site: SourceSite,
  textOf: (file: string) => string,
  pictureOf: (url: string, key: string) => string | undefined,
) {
  /** New entries by their file and key. */
  const added = new Map<string, Entries>();

  /** The key of the entry that has this key or this name. If there is none, it is made. */
  function keyFor(
    fileOf: (locale: Locale) => string,
    key: string,
    label: string,
    make: (locale: Locale) => Fields,
  ): string {
    const first = fileOf(locales[0]);
    const known = {...((load(textOf(first)) ?? {}) as Entries), ...added.get(first)};
    if (key in known) return key;
    const same = Object.keys(known).find((each) => nameOf(known[each]) === keyOf(label));
    for (const file of same === undefined ? locales : [])
      added.set(fileOf(file), {...added.get(fileOf(file)), [key]: make(file)});
    return same ?? key;
  }

  function tagOf(kind: TextKind, value: unknown): string {
    const {label: own = value} = (typeof value === 'object' ? value : {}) as {label?: unknown};
    const label = String(own);
    const entries = site.tags?.[kind];
    const key = entryIn(entries, label) ? label : keyOf(label);
    const fileOf = (locale: Locale) => `${contentFolder(kind, locale)}/tags.yml`;
    return keyFor(fileOf, key, label, (locale) => ({
      label,
      permalink: `/${key}`,
      description: `${DESCRIPTIONS[kind][locale]} ${label}.`,
      ...entryIn(entries, label, locale),
    }));
  }

  function authorOf(value: unknown): string {
    const own = (typeof value === 'object' && value ? value : {name: String(value)}) as Fields;
    const name = String(own.name ?? own.key ?? '');
    const written = String(own.key ?? name);
    const key = entryIn(site.authors, written) ? written : keyOf(name);
    const fileOf = (locale: Locale) => `${contentFolder('post', locale)}/authors.yml`;
    return keyFor(fileOf, key, name, (locale) => {
      const entry = entryIn(site.authors, written, locale) ?? own;
      const {imageURL, image_url = imageURL, ...rest} = entry;
      const picture = typeof image_url === 'string' ? pictureOf(image_url, key) : undefined;
      return {name, ...rest, key: undefined, ...(picture && {image_url: picture})};
    });
  }

  return {
    /** Makes a text name only entries that this site has, or will have. */
    apply({kind, fields}: PlacedText): void {
      const {tags, authors} = fields;
      if (Array.isArray(tags)) fields.tags = [...new Set(tags.map((tag) => tagOf(kind, tag)))];
      if (Array.isArray(authors)) fields.authors = [...new Set(authors.map(authorOf))];
    },

    /** The files of entries, with the new ones at their end. */
    contents: (): [file: string, content: string][] =>
      [...added].map(([file, entries]) => {
        const before = textOf(file)
          .replace(/^\s*\{\}\s*$/, '')
          .replace(/([^\n])$/, '$1\n');
        return [file, before + dump(entries, {lineWidth: -1, skipInvalid: true})];
      }),
  };
}

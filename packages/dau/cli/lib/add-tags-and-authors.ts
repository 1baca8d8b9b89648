/** Adds tags and authors to `tags.yml` and `authors.yml`. Front matter refers to them by their keys. */
import {load} from 'js-yaml';

import {defaultLocale, locales, type Locale} from '../../settings/locales';
import {contentFolder, type ContentKind} from '../../content/content-files';
import {keyOf} from './import/urls-and-slugs';
import type {ByLocale, Entries, Fields, SourceSite} from './import/model';

type Kind = Exclude<ContentKind, 'page'>;

/** An entry without fields, such as `git:`, has its key as its name. */
const nameOf = ([key, entry]: [key: string, entry: Fields | null]) =>
  keyOf(String(entry?.name ?? entry?.label ?? key));

/**
 * @param textOf returns the content of one of this site's files, or `''` if the file does not exist
 * @param imageOf imports an author's image and returns its URL, or `undefined` if the image is not
 * found
 */
export function vocabularyOf(
  site: Partial<Pick<SourceSite, 'authors' | 'tags'>>,
  textOf: (file: string) => string,
  imageOf: (url: string, key: string) => string | undefined = () => undefined,
) {
  /** The new entries, by file and key. */
  const added = new Map<string, Entries>();

  /** Returns the key of a tag or author. Adds new ones to the lists in all languages. */
  function keyFor(
    [kind, file]: [Kind, string],
    old: ByLocale = {},
    {name, own = name}: {name: string; own?: string},
    make: (locale: Locale, key: string, entry: Fields | undefined) => Fields,
  ): string {
    const entryIn = (locale: Locale) =>
      [locale, ...locales].map((each) => old[each]?.[own]).find((each) => each !== undefined);
    const fileOf = (locale: Locale) => `${contentFolder(kind, locale)}/${file}.yml`;
    const key = entryIn(defaultLocale) ? own : keyOf(name);
    const first = fileOf(defaultLocale);
    const known = {...((load(textOf(first)) ?? {}) as Entries), ...added.get(first)};
    const listed = [key, own].find((each) => Object.hasOwn(known, each));
    if (listed) return listed;
    const same = Object.entries(known).find((each) => nameOf(each) === keyOf(name));
    if (same) return same[0];
    for (const locale of locales) {
      // A language without its own list falls back to the default language's list
      if (textOf(first) !== '' && textOf(fileOf(locale)) === '') continue;
      const entry = make(locale, key, entryIn(locale));
      added.set(fileOf(locale), {...added.get(fileOf(locale)), [key]: entry});
    }
    return key;
  }

  function tagOf(kind: Kind, value: unknown): string {
    const {label = value} = Object(value) as {label?: unknown};
    const name = String(label);
    return keyFor([kind, 'tags'], site.tags?.[kind], {name}, (_, key, entry) => ({
      label: name,
      permalink: `/${key}`,
      ...entry,
    }));
  }

  function authorOf(value: unknown): string {
    const own = (typeof value === 'object' && value ? value : {name: String(value)}) as Fields;
    const name = String(own.name ?? own.key ?? '');
    const names = {name, own: String(own.key ?? name)};
    return keyFor(['post', 'authors'], site.authors, names, (_, key, entry = own) => {
      const {imageURL, image_url = imageURL, ...rest} = entry;
      const image = typeof image_url === 'string' ? imageOf(image_url, key) : undefined;
      return {name, ...rest, key: undefined, ...(image && {image_url: image})};
    });
  }

  return {
    added,

    /** Returns an item's `tags` and `authors` fields with keys instead of names. */
    keysOf({kind, fields: {tags, authors}}: {kind: ContentKind; fields: Fields}): Fields {
      if (kind === 'page') return {tags: undefined};
      return {
        ...(Array.isArray(tags) && {tags: [...new Set(tags.map((tag) => tagOf(kind, tag)))]}),
        ...(Array.isArray(authors) && {authors: [...new Set(authors.map(authorOf))]}),
      };
    },
  };
}

/** Adds tags and authors to `tags.yml` and `authors.yml`. Front matter refers to them by their keys. */
import {load} from 'js-yaml';

import {defaultLocale, locales} from '../../settings/locales';
import {contentFolder} from '../../content/content-files';
import {keyOf} from './import/urls-and-slugs';
import type {Entries, Fields, Kind, SourceSite} from './import/model';

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
  imageOf: (url: string) => string | undefined = () => undefined,
) {
  /** The new entries, by file and key. */
  const added = new Map<string, Entries>();

  /**
   * Returns the key of a tag or author. Adds a new one to the lists in all languages.
   *
   * @param own the key on the old site
   */
  function keyFor(
    [kind, list]: [Kind, string],
    name: string,
    own: string | undefined,
    entryFor: (key: string) => Fields,
  ): string {
    const key = own ?? keyOf(name);
    const [first = '', ...others] = [defaultLocale, ...locales.slice(1)].map(
      (locale) => `${contentFolder(kind, locale)}/${list}.yml`,
    );
    const known = {...((load(textOf(first)) ?? {}) as Entries), ...added.get(first)};
    const same = Object.entries(known).find((each) => nameOf(each) === keyOf(name));
    if (Object.hasOwn(known, key) || same) return same?.[0] ?? key;
    // A language without its own list falls back to the default language's list
    const files = others.filter((file) => textOf(first) === '' || textOf(file) !== '');
    const entry = entryFor(key);
    for (const file of [first, ...files]) added.set(file, {...added.get(file), [key]: entry});
    return key;
  }

  function tagOf(kind: Kind, value: unknown): string {
    const {label = value} = Object(value) as {label?: unknown};
    const name = String(label);
    const old = site.tags?.[kind][name];
    const entryFor = (key: string) => ({label: name, permalink: `/${key}`, ...old});
    return keyFor([kind, 'tags'], name, old && name, entryFor);
  }

  function authorOf(value: unknown): string {
    const given = (typeof value === 'object' && value ? value : {name: String(value)}) as Fields;
    const own = String(given.key ?? given.name ?? '');
    const old = site.authors?.[own];
    const {imageURL, image_url = imageURL, ...rest} = old ?? given;
    const name = String(rest.name ?? own);
    return keyFor(['post', 'authors'], name, old && own, () => {
      const image = typeof image_url === 'string' ? imageOf(image_url) : undefined;
      return {name, ...rest, key: undefined, ...(image && {image_url: image})};
    });
  }

  return {
    added,

    /** Returns an item's `tags` and `authors` fields with keys instead of names. */
    keysOf({kind, fields: {tags, authors}}: {kind: Kind; fields: Fields}): Fields {
      return {
        ...(Array.isArray(tags) && {tags: [...new Set(tags.map((tag) => tagOf(kind, tag)))]}),
        ...(Array.isArray(authors) && {authors: [...new Set(authors.map(authorOf))]}),
      };
    },
  };
}

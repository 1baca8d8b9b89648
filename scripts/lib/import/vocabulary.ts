/** Tags and authors: what texts name, and the entries that this site's files need for it. */
import fs from 'node:fs';
import path from 'node:path';

import {normalizeTags} from '@docusaurus/utils';
import {dump} from 'js-yaml';

import {locales, type Locale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/plugins/content/check/files';
import type {Fields} from '../../../src/plugins/content/check/yaml';
import type {Change} from '../edit/changes';
import {addEntry, readEntries} from '../edit/yaml';
import {TAGGED} from '../new/tags';
import {slugOf} from '../new/texts';
import type {Entries, PlacedText, SourceSite, TextKind} from './model';

/** The key of a name, or the name itself where it has no letter. */
function keyOf(name: string): string {
  try {
    return slugOf(name);
  } catch {
    return encodeURIComponent(name);
  }
}

/** A file of entries of this site, in each language. */
class EntryFile {
  readonly #added = new Map<string, Readonly<Record<Locale, Fields>>>();
  readonly #here: Entries;

  constructor(
    readonly siteDir: string,
    readonly kind: TextKind,
    readonly name: 'tags' | 'authors',
  ) {
    this.#here = readEntries(this.#text('vi'));
  }

  #file(locale: Locale): string {
    return `${contentFolder(this.kind, locale)}/${this.name}.yml`;
  }

  #text(locale: Locale): string {
    const file = path.join(this.siteDir, this.#file(locale));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  /** The key of the entry that has this key or this name. If there is none, it is made. */
  keyFor(key: string, name: string, make: (locale: Locale) => Fields): string {
    const field = this.name === 'tags' ? 'label' : 'name';
    if (key in this.#here || this.#added.has(key)) return key;
    const isSame = (each: string) => keyOf(String(this.#here[each]?.[field] ?? '')) === keyOf(name);
    const same = Object.keys(this.#here).find(isSame);
    if (same === undefined) this.#added.set(key, {vi: make('vi'), en: make('en')});
    return same ?? key;
  }

  changes(): Change[] {
    if (this.#added.size === 0) return [];
    return locales.map((locale) => {
      const before = this.#text(locale);
      const known = readEntries(before);
      const content = [...this.#added]
        .filter(([key]) => !(key in known))
        .reduce((text, [key, entry]) => {
          const fields = dump(entry[locale], {lineWidth: -1, skipInvalid: true}).replace(
            /^(?=.)/gm,
            '  ',
          );
          return addEntry(text, /^[\w-]+$/.test(key) ? key : JSON.stringify(key), {}) + fields;
        }, before);
      return {file: this.#file(locale), content, what: `${this.#added.size} ${this.name}`};
    });
  }
}

type InLocales = Readonly<Partial<Record<Locale, Entries>>>;

/** An entry of the old site in a language, or in the other one. */
const entryIn = (entries: InLocales = {}, key: string, locale: Locale): Fields | undefined =>
  entries[locale]?.[key] ?? entries.vi?.[key] ?? entries.en?.[key];

/** The address of a tag that the framework made of its name. */
function oldPermalink(tag: unknown): string | undefined {
  const [old] = normalizeTags({
    options: {tags: false, onInlineTags: 'ignore'},
    source: '',
    frontMatterTags: [tag as string],
    tagsBaseRoutePath: '/',
    tagsFile: null,
  });
  return old?.permalink;
}

export class Vocabulary {
  readonly #tags: Readonly<Record<TextKind, EntryFile>>;
  readonly #authors: EntryFile;

  /** @param pictureOf the address of an author's picture here, or `undefined` if it is not here */
  constructor(
    siteDir: string,
    readonly site: SourceSite,
    readonly pictureOf: (url: string, key: string) => string | undefined,
  ) {
    this.#tags = {
      post: new EntryFile(siteDir, 'post', 'tags'),
      guide: new EntryFile(siteDir, 'guide', 'tags'),
    };
    this.#authors = new EntryFile(siteDir, 'post', 'authors');
  }

  #tag(kind: TextKind, value: unknown): string {
    const {label: own = value} = (typeof value === 'object' ? value : {}) as {label?: unknown};
    const label = String(own);
    const entries = this.site.tags?.[kind];
    const key = entryIn(entries, label, 'vi') ? label : keyOf(label);
    const description = TAGGED[kind](label, label);
    return this.#tags[kind].keyFor(key, label, (locale) => ({
      label,
      // A list of posts keeps its address
      permalink: (this.site.tags && oldPermalink(value)) ?? `/${key}`,
      description: description[locale],
      ...entryIn(entries, label, locale),
    }));
  }

  #author(value: unknown): string {
    const own = (typeof value === 'object' && value ? value : {name: String(value)}) as Fields;
    const name = String(own.name ?? own.key ?? '');
    const written = String(own.key ?? name);
    const key = entryIn(this.site.authors, written, 'vi') ? written : keyOf(name);
    return this.#authors.keyFor(key, name, (locale) => {
      const {
        imageURL,
        image_url = imageURL,
        ...rest
      } = entryIn(this.site.authors, written, locale) ?? own;
      const picture = typeof image_url === 'string' ? this.pictureOf(image_url, key) : undefined;
      return {...rest, key: undefined, ...(picture && {image_url: picture})};
    });
  }

  /** Makes a text name only entries that this site has, or will have. */
  apply({kind, fields}: PlacedText): void {
    if (Array.isArray(fields.tags))
      fields.tags = [...new Set(fields.tags.map((tag) => this.#tag(kind, tag)))];
    // The first way of the framework to name an author
    const legacy: Record<string, unknown> = {};
    for (const [field, name] of Object.entries(LEGACY)) {
      if (fields[field] !== undefined) legacy[name] = fields[field];
      fields[field] = undefined;
    }
    const named = fields.authors ?? (typeof legacy.name === 'string' ? legacy : undefined);
    if (kind !== 'post') fields.authors = undefined;
    else if (named !== undefined && named !== null) {
      const keys = [named].flat().map((each) => this.#author(each));
      fields.authors = keys.length === 1 && keys[0] === named ? named : keys;
    }
  }

  changes(): Change[] {
    return [this.#tags.post, this.#tags.guide, this.#authors].flatMap((file) => file.changes());
  }
}

const LEGACY = {
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'image_url',
  authorImageURL: 'image_url',
};

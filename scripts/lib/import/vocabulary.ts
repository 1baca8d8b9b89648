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
import {slugOf} from '../new/texts';
import {TAGGED} from '../new/tags';
import type {Entries, SourceSite} from './model';
import type {PlacedText} from './place';

type Kind = 'post' | 'guide';

/** The key of a name, or the name itself where it has no letter. */
function keyOf(name: string): string {
  try {
    return slugOf(name);
  } catch {
    return encodeURIComponent(name);
  }
}

const fold = (text: unknown) => keyOf(String(text ?? ''));

/** A file of entries of this site, in each language that has one. */
class EntryFile {
  readonly added = new Map<string, Record<Locale, Fields>>();

  constructor(
    readonly siteDir: string,
    readonly kind: Kind,
    readonly name: 'tags' | 'authors',
  ) {}

  file(locale: Locale): string {
    return `${contentFolder(this.kind, locale)}/${this.name}.yml`;
  }

  read(locale: Locale): string | undefined {
    const file = path.join(this.siteDir, this.file(locale));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  }

  /** The key of an entry that has this key or this name. */
  find(key: string, name: string, field: string): string | undefined {
    const entries = readEntries(this.read('vi') ?? '');
    if (key in entries || this.added.has(key)) return key;
    return Object.keys(entries).find((each) => fold(entries[each]?.[field]) === fold(name));
  }

  /** The end of the address of a tag. */
  permalinkOf(key: string): string {
    const {permalink = key} =
      this.added.get(key)?.vi ?? readEntries(this.read('vi') ?? '')[key] ?? {};
    return String(permalink).replace(/^\//, '');
  }

  changes(): Change[] {
    if (this.added.size === 0) return [];
    return locales.map((locale) => {
      const before = this.read(locale) ?? '';
      const known = readEntries(before);
      const content = [...this.added]
        .filter(([key]) => !(key in known))
        .reduce(
          (text, [key, entry]) =>
            `${addEntry(text, /^[\w-]+$/.test(key) ? key : JSON.stringify(key), {})}${dump(entry[locale], {lineWidth: -1}).replace(/^(?=.)/gm, '  ')}`,
          before,
        );
      return {file: this.file(locale), content, what: `${this.added.size} ${this.name}`};
    });
  }
}

const both = (entries: Readonly<Partial<Record<Locale, Entries>>>, key: string) => {
  const vi = entries.vi?.[key];
  const en = entries.en?.[key];
  return vi || en ? {vi: vi ?? en ?? {}, en: en ?? vi ?? {}} : undefined;
};

export class Vocabulary {
  readonly #tags: Record<Kind, EntryFile>;
  readonly #authors: EntryFile;
  /** Addresses of tags that change. */
  readonly redirects = new Map<string, string>();

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

  #tag(kind: Kind, value: unknown): string {
    const {label: own, permalink} = (typeof value === 'object' ? value : {}) as {
      label?: unknown;
      permalink?: string;
    };
    const label = String(own ?? value);
    const file = this.#tags[kind];
    const entry = both(this.site.tags[kind], label);
    const key = entry ? label : keyOf(label);
    const found = file.find(key, label, 'label');
    if (found === undefined) {
      const description = TAGGED[kind](label, label);
      const plain = (locale: Locale) => ({
        label,
        permalink: `/${key}`,
        description: description[locale],
      });
      file.added.set(key, {
        vi: {...plain('vi'), ...entry?.vi},
        en: {...plain('en'), ...entry?.en},
      });
    }
    if (this.site.kind === 'docusaurus' && !entry) {
      this.#redirect(kind, permalink ? {label, permalink} : label, file.permalinkOf(found ?? key));
    }
    return found ?? key;
  }

  /** Leads from the list of a tag where the framework had it to where it is now. */
  #redirect(kind: Kind, tag: string | {label: string; permalink: string}, to: string): void {
    const [old] = normalizeTags({
      options: {tags: false, onInlineTags: 'ignore'},
      source: '',
      frontMatterTags: [tag],
      tagsBaseRoutePath: '',
      tagsFile: null,
    });
    const from = old?.permalink.replace(/^\//, '');
    const folder = kind === 'post' ? '/blog/tags/' : '/docs/tags/';
    if (from && from !== to) this.redirects.set(`${folder}${from}`, `${folder}${to}`);
  }

  #author(value: unknown): string {
    const own = (
      typeof value === 'object' && value !== null ? value : {name: String(value)}
    ) as Fields;
    const name = String(own.name ?? own.key ?? '');
    const written = String(own.key ?? name);
    const entry = both(this.site.authors, written);
    const key = entry ? written : keyOf(name);
    const found = this.#authors.find(key, name, 'name');
    if (found !== undefined) return found;
    const clean = (fields: Fields): Fields => {
      const {image_url: image, imageURL = image} = fields;
      const picture = typeof imageURL === 'string' ? this.pictureOf(imageURL, key) : undefined;
      const rest = Object.entries(fields).filter(
        ([each]) => !/^(key|image_url|imageURL)$/.test(each),
      );
      return {...Object.fromEntries(rest), ...(picture && {image_url: picture})};
    };
    this.#authors.added.set(
      key,
      entry ? {vi: clean(entry.vi), en: clean(entry.en)} : {vi: clean(own), en: clean(own)},
    );
    return key;
  }

  /** Makes a text name only entries that this site has, or will have. */
  apply({kind, fields}: PlacedText): void {
    if (Array.isArray(fields.tags)) {
      fields.tags = [...new Set(fields.tags.map((tag) => this.#tag(kind, tag)))];
    }
    if (kind !== 'post') {
      fields.authors = undefined;
      return;
    }
    const {
      author,
      author_title,
      author_url,
      author_image_url,
      authorTitle,
      authorURL,
      authorImageURL,
    } = fields;
    const legacy: Fields = {
      name: author,
      title: author_title ?? authorTitle,
      url: author_url ?? authorURL,
      image_url: author_image_url ?? authorImageURL,
    };
    for (const field of [
      'author',
      'author_title',
      'author_url',
      'author_image_url',
      'authorTitle',
      'authorURL',
      'authorImageURL',
    ])
      fields[field] = undefined;
    const named =
      fields.authors ??
      (typeof author === 'string'
        ? Object.fromEntries(Object.entries(legacy).filter(([, each]) => each !== undefined))
        : undefined);
    if (named === undefined || named === null) return;
    const keys = [named].flat().map((each) => this.#author(each));
    const isSame = JSON.stringify(keys) === JSON.stringify([named].flat());
    if (!isSame || !(fields.authors instanceof Array))
      fields.authors = isSame && typeof named === 'string' ? named : keys;
  }

  changes(): Change[] {
    return [
      ...this.#tags.post.changes(),
      ...this.#tags.guide.changes(),
      ...this.#authors.changes(),
    ];
  }
}

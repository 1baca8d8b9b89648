/** What Hugo, Jekyll and Astro have in common: folders of Markdown with front matter. */
import {JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import {toLocale, type Locale} from '../../../../src/lib/locales';
import {pathOf as decoded} from '../../../../src/plugins/content/check/markdown/files';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import {slugOf} from '../../new/texts';
import {Body} from '../body/body';
import type {SourceFiles} from '../files';
import type {SourceText} from '../model';

const FENCES = [
  /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/,
  /^\+\+\+[ \t]*\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/,
  /^(\{\s*\n[^]*?\n\})\s*(?:\n|$)/,
];

/** Parses YAML, JSON or TOML. Of two equal names, the last one counts. */
export function parseFields(
  files: SourceFiles,
  file: string,
  text: string,
  isToml: boolean,
  firstLine = 1,
): Fields {
  try {
    return (
      isToml ? parseToml(text) : (load(text, {schema: JSON_SCHEMA, json: true}) ?? {})
    ) as Fields;
  } catch (error) {
    const {
      message,
      mark,
      line = (mark?.line ?? 0) + 1,
    } = error as Error & {
      line?: number;
      mark?: {line: number};
    };
    const expected = `fields that can be read: ${message.split('\n')[0] ?? ''}`;
    files.refuse({file, line: firstLine + line - 1, expected});
    return {};
  }
}

/** A date as the site's front matter has it: a day, or a time with its zone. */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const [, day, time = '00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined) {
    const time = /\d{4}/.test(text) ? Date.parse(`${text} UTC`) : NaN;
    return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
  }
  const offset = zone.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  return /^00:00(:00)?$/.test(time) ? day : `${day}T${time.padEnd(8, ':00')}${offset}`;
}

const listOf = (value: unknown, separator = /,/): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : String(value ?? '').split(separator))
    .flatMap((each) => (typeof each === 'object' ? [] : [String(each).trim()]))
    .filter(Boolean);

/** A picture that is written as an address, or as fields with one. */
function pictureOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const {
    src,
    path = src,
    image = path,
    url = image,
  } = (typeof one === 'object' ? (one ?? {}) : {url: one}) as Fields;
  return typeof url === 'string' && url !== '' ? url : undefined;
}

/** Names that themes use. */
const NAMES = {
  authors: ['authors', 'author'],
  date: ['date', 'pubDate', 'pubDatetime', 'publishDate', 'published', 'publishedAt'],
  updated: ['lastmod', 'updatedDate', 'updated', 'modDatetime', 'last_modified_at'],
  description: ['description', 'summary', 'excerpt'],
  image: ['image', 'images', 'heroImage', 'ogImage', 'cover', 'thumbnail', 'featured_image'],
};

/** The fields of front matter by the names that they have here. */
function commonFields(fields: Fields, separator = /,/) {
  const first = (name: keyof typeof NAMES) =>
    NAMES[name]
      .map((each) => fields[each])
      .find((value) => ![undefined, null, ''].includes(value as string));
  const tags = [
    ...listOf(fields.tags ?? fields.tag, separator),
    ...listOf(fields.categories ?? fields.category),
  ];
  const authors = listOf(first('authors'));
  const updated = dateOf(first('updated'));
  const description = first('description');
  const isDraft = fields.draft === true || fields.published === false;
  return {
    title: fields.title === undefined ? undefined : String(fields.title),
    description:
      typeof description === 'string' ? description.trim().replace(/\s+/g, ' ') : undefined,
    date: dateOf(first('date')),
    authors: authors.length > 0 ? authors : undefined,
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    image: pictureOf(first('image')),
    last_update: updated && {date: updated},
    draft: isDraft || undefined,
  };
}

/** The language that front matter names, in the way of any of the kinds. */
export const languageOf = (value: unknown, fallback: Locale): Locale =>
  typeof value === 'string' ? toLocale(value.slice(0, 2).toLowerCase()) : fallback;

/** The path of an address, decoded, without a slash or `.html` at its end. */
export const pathOf = (address: string): string =>
  `/${decoded(address)}`
    .normalize('NFC')
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

/** What the path of a text and its fields say in one kind of site. */
type Place = {
  readonly locale: Locale;
  /** Its name in addresses, unless it has a slug. */
  readonly name: string;
  /** Path in the folder of guides; none for a post. */
  readonly guide?: string | undefined;
  /** Pattern of its address, like `/:year/:slug/`, and what else stands for parts of it. */
  readonly pattern: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly date?: string | undefined;
  /** Between tags that are one text. */
  readonly separator?: RegExp;
  readonly pictureFolder?: unknown;
  /** Fields that this kind of site has in another way. */
  readonly fields?: Fields;
};

/** Reads a text with front matter in YAML, TOML or JSON. */
export function readMarkdown(
  files: SourceFiles,
  file: string,
  placeOf: (fields: Fields) => Place,
): SourceText {
  const text = files.text(file);
  const [all = '', block = ''] = FENCES.map((fence) => fence.exec(text)).find(Boolean) ?? [];
  const fields = parseFields(files, file, block, text.startsWith('+++'), 2);
  const place = placeOf(fields);
  const {locale, name, guide, pattern, pictureFolder} = place;
  const common = commonFields(fields, place.separator);
  const date = common.date ?? place.date;
  const slug = String(fields.slug ?? name);
  const end = file.endsWith('x') ? 'mdx' : 'md';
  const [year = '', month = '', dayOfMonth = ''] = (date ?? '').slice(0, 10).split('-');
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day: dayOfMonth,
    slug,
    title: slug,
    ...place.parts,
  };
  const address = pattern.replace(/:(\w+)/g, (found, part: string) => values[part] ?? found);
  return {
    file,
    kind: guide === undefined ? 'post' : 'guide',
    locale,
    key:
      guide ??
      `${date ? `${date.slice(0, 10)}-` : ''}${slugOf(name.replace(/^\d{4}-\d\d(-\d\d)?-/, ''))}/index.${end}`,
    address: pathOf(address),
    aliases: [fields.aliases ?? fields.redirect_from ?? []]
      .flat()
      .map((each) => pathOf(String(each))),
    fields: {...(guide === undefined && {slug: slugOf(slug)}), ...common, date, ...place.fields},
    body: new Body(text.slice(all.length), all.split('\n').length),
    isMarkdown: end === 'md',
    ...(typeof pictureFolder === 'string' && {pictureFolder}),
  };
}

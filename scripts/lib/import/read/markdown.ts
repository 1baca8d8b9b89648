/** What Hugo, Jekyll and Astro have in common: folders of Markdown with front matter. */
import {JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import {toLocale, type Locale} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import {slugOf} from '../../new/texts';
import {dateOf} from '../dates';
import {Body} from '../edits';
import type {SourceFiles} from '../files';
import type {SourceText} from '../model';

type Matter = {readonly fields: Fields; readonly body: Body};

const FENCES = [
  [/^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/, 'yaml'],
  [/^\+\+\+[ \t]*\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/, 'toml'],
  [/^(\{\s*\n[^]*?\n\})\s*(?:\n|$)/, 'json'],
] as const;

/** Parses a text of settings by the ending of its file. Of two equal names, the last one counts. */
export function parseSettings(file: string, text: string): Fields | Problem {
  try {
    if (file.endsWith('.toml')) return parseToml(text);
    return (load(text, {schema: JSON_SCHEMA, json: true}) ?? {}) as Fields;
  } catch (error) {
    const {message, line, mark} = error as Error & {line?: number; mark?: {line?: number}};
    const at = line ?? (mark?.line === undefined ? undefined : mark.line + 1);
    const [reason = ''] = message.split('\n');
    return {file, expected: `settings that can be read: ${reason}`, ...(at && {line: at})};
  }
}

/** Reads the front matter of a text: YAML, TOML or JSON. */
export function readMatter(files: SourceFiles, file: string): Matter | undefined {
  const text = files.text(file).replace(/\r\n/g, '\n');
  for (const [pattern, format] of FENCES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [all, block = ''] = match;
    const fields = parseSettings(format === 'toml' ? `${file}.toml` : file, block);
    if (typeof fields.expected === 'string' && 'file' in fields) {
      const {line} = fields as Problem;
      files.refused.push({
        ...(fields as Problem),
        file,
        ...(line !== undefined && {line: line + 1}),
      });
      return undefined;
    }
    return {
      fields: fields as Fields,
      body: new Body(text.slice(all.length), all.replace(/\n$/, '').split('\n').length + 1),
    };
  }
  return {fields: {}, body: new Body(text)};
}

const listOf = (value: unknown, separator: RegExp): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : String(value ?? '').split(separator))
    .flatMap((each) => (typeof each === 'object' ? [] : [String(each).trim()]))
    .filter(Boolean);

const first = (fields: Fields, names: readonly string[]) =>
  names
    .map((name) => fields[name])
    .find((value) => value !== undefined && value !== null && value !== '');

/** A picture that is written as an address, or as fields with one. */
function pictureOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'string') return one || undefined;
  const {src, path, image, url} = (one ?? {}) as Fields;
  return [src, path, image, url].find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
}

/**
 * The fields of front matter by the names that they have here.
 *
 * @param separator between tags that are one text
 */
export function commonFields(fields: Fields, separator = /,/): Record<string, unknown> {
  const tags = [
    ...listOf(fields.tags ?? fields.tag, separator),
    ...listOf(fields.categories ?? fields.category, /,/),
  ];
  const names = listOf(first(fields, ['authors', 'author']), /,(?!.*\[)/);
  const updated = dateOf(
    first(fields, [
      'lastmod',
      'updatedDate',
      'updated',
      'modDatetime',
      'last_modified_at',
      'dateModified',
    ]),
  );
  const description = first(fields, ['description', 'summary', 'excerpt', 'lead']);
  return {
    title: fields.title === undefined ? undefined : String(fields.title),
    description:
      typeof description === 'string' ? description.trim().replace(/\s+/g, ' ') : undefined,
    date: dateOf(
      first(fields, [
        'date',
        'pubDate',
        'pubDatetime',
        'publishDate',
        'published',
        'publishedAt',
        'datePublished',
      ]),
    ),
    authors: names.length > 0 ? names : undefined,
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    keywords:
      Array.isArray(fields.keywords) && fields.keywords.length > 0
        ? fields.keywords.map(String)
        : undefined,
    image: pictureOf(
      first(fields, [
        'image',
        'images',
        'heroImage',
        'ogImage',
        'cover',
        'thumbnail',
        'featured_image',
        'featuredImage',
        'img',
        'banner',
      ]),
    ),
    last_update: updated === undefined ? undefined : {date: updated},
    draft: fields.draft === true || fields.published === false ? true : undefined,
    sidebar_position: typeof fields.weight === 'number' ? fields.weight : undefined,
  };
}

/** The language that front matter names, in the way of any of the kinds. */
export const languageOf = (value: unknown, fallback: Locale): Locale =>
  typeof value === 'string' ? toLocale(value.slice(0, 2).toLowerCase()) : fallback;

/** The folder and file of a post: its day and its name. */
export function postKey(name: string, date: unknown, end: string): string {
  const day = typeof date === 'string' ? `${date.slice(0, 10)}-` : '';
  return `${day}${slugOf(name)}/index.${end}`;
}

/** The path of an address, decoded, without a slash or `.html` at its end. */
export function pathOf(address: string): string {
  const [plain = ''] = address.split(/[?#]/);
  const path = `/${plain.replace(/^\/+/, '')}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1');
  try {
    return decodeURI(path || '/').normalize('NFC');
  } catch {
    return path || '/';
  }
}

/** The texts of which two have one place here. The later ones get a number. */
export function withOwnKeys(texts: readonly SourceText[]): SourceText[] {
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const name = `${text.kind} ${text.locale} ${text.key}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    if (count === 1) return text;
    return {
      ...text,
      key: text.key.replace(/(\/index)?(\.mdx?)$/, `-${count}$1$2`),
      fields: {...text.fields, slug: text.fields.slug && `${String(text.fields.slug)}-${count}`},
    };
  });
}

/** Addresses as the framework, other generators and this import make them. */
import path from 'node:path';

import slugify from '@sindresorhus/slugify';

import type {Fields, TextKind} from './model';

/** An address without its query and hash, decoded where it can be. */
export function decoded(url: string): string {
  const [plain = ''] = url.split(/[?#]/);
  try {
    return decodeURI(plain).normalize('NFC');
  } catch {
    return plain;
  }
}

/** The path of an address, decoded, without a slash or `.html` at its end. */
export const pathOf = (address: string): string =>
  `/${decoded(address)}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

/** A name as most generators write it into an address. */
export const urlize = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, '')
    .replace(/--+/g, '-');

/** A name in ASCII, without diacritics (`Đường dẫn` → `duong-dan`, `C++` → `c-plus-plus`). */
export const asciiOf = (name: string): string =>
  slugify(name.replace(/(?<=[\p{L}+])\+/gu, ' plus ').replace(/(?<=\p{L})#/gu, ' sharp '), {
    decamelize: false,
  });

/** The key of a name: Latin letters, or its own where it has no other. */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // Letters of other scripts would be left out
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return asciiOf(name) || own || 'untitled';
}

/** An address of letters, digits and slashes. */
export const cleanSlug = (address: string): string =>
  address
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('/');

const withoutNumber = (name: string) =>
  /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

function guideAddress(key: string, {slug, id}: Fields): string {
  const parts = key.replace(/\.mdx?$/, '').split('/');
  const name = parts.pop() ?? '';
  const folder = parts.map(withoutNumber).join('/');
  if (typeof slug === 'string')
    return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug);
  // The framework compares the names with their numbers
  const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  return path.posix.join('/', folder, isIndex ? '' : String(id ?? withoutNumber(name)));
}

function postAddress(key: string, {slug}: Fields): string {
  if (typeof slug === 'string') return path.posix.join('/', slug);
  const [, folder = '', date = '', text = ''] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(key) ?? [];
  return date === ''
    ? `/${key.replace(/(\/index)?\.mdx?$/, '')}`
    : `/${date.replaceAll('-', '/')}/${folder}${text}`;
}

/** Where Docusaurus shows a text, under the address of its kind. */
export const frameworkAddress = (kind: TextKind, key: string, fields: Fields): string =>
  (kind === 'post' ? postAddress(key, fields) : guideAddress(key, fields)).replace(/(.)\/$/, '$1');

/** The day and name of a file: `2020-01-02-name`. */
export const dayAndName = (name: string): [day: string | undefined, name: string] => {
  const [, day, rest = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  return [day, rest];
};

import path from 'node:path';

import {decodeUrl} from '../../../src/lib/url-text';
import type {Fields, Kind} from './model';

export const isOutside = (url: string): boolean => /^(https?:)?\/\//i.test(url);

/** A URL without its query and hash, decoded. */
export const decoded = (url: string): string =>
  decodeUrl(url.replace(/[?#].*/, '')).normalize('NFC');

/** The path of a URL, decoded, without a slash or `.html` at its end. */
export const pathOf = (url: string): string =>
  `/${decoded(url)}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

const withoutNumber = (name: string) =>
  /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/** Path of a file's page under `/blog` or `/docs`, as Docusaurus sets it. `key` has no extension. */
export function frameworkUrl(kind: Kind, key: string, {slug, id}: Fields): string {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  const folder = kind === 'post' ? '' : parts.map(withoutNumber).join('/');
  if (typeof slug === 'string')
    return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug);
  if (kind === 'guide') {
    // Docusaurus compares the names before it removes number prefixes
    const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
    return path.posix.join('/', folder, isIndex ? '' : String(id ?? withoutNumber(name)));
  }
  const [, above = '', date = '', rest = ''] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(key) ?? [];
  return date ? `/${date.replaceAll('-', '/')}/${above}${rest}` : `/${key.replace(/\/index$/, '')}`;
}

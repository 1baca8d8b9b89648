import path from 'node:path';

import {decodeUrl} from '../../../src/lib/urls';
import type {Fields, Kind} from './model';

export const isOutside = (url: string): boolean => /^(https?:)?\/\//i.test(url);

/** Removes the query and hash of a URL, and decodes it. */
export const decoded = (url: string): string =>
  decodeUrl(url.replace(/[?#].*/, '')).normalize('NFC');

/** Returns the decoded path of a URL without a slash or `.html` at the end. */
export const pathOf = (url: string): string =>
  `/${decoded(url)}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

const withoutNumber = (name: string) =>
  /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/**
 * Returns the path that Docusaurus gives to a page, below `/blog` or `/docs`.
 *
 * @param key the path of its file without an extension
 */
export function frameworkUrl(kind: Kind, key: string, {slug, id}: Fields): string {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  const folder = kind === 'post' ? '' : parts.map(withoutNumber).join('/');
  if (typeof slug === 'string')
    return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug);
  if (kind === 'guide') {
    // Docusaurus compares file and folder before it removes the numbers at the start of their names
    const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
    return path.posix.join('/', folder, isIndex ? '' : String(id ?? withoutNumber(name)));
  }
  const [, above = '', date = '', rest = ''] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(key) ?? [];
  return date ? `/${date.replaceAll('-', '/')}/${above}${rest}` : `/${key.replace(/\/index$/, '')}`;
}

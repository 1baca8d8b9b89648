import {slugOf} from '../../../utils/slug';
import {decodeUrl} from '../../../utils/urls';

export const isOutside = (url: string): boolean => /^(https?:)?\/\//i.test(url);

/** Returns true for a file on a computer, such as `file:///home/a.md` or `C:\\a.md`. */
export const isOnDisk = (url: string): boolean => /^(file|[a-z]):/i.test(url);

/** Removes a URL's query and hash, and decodes the rest. */
export const decoded = (url: string): string =>
  decodeUrl(url.replace(/[?#].*/, '')).normalize('NFC');

/** Encodes a URL or a path, which may be encoded already. */
export const encoded = (url: string): string => encodeURI(decodeUrl(url));

/** Returns a URL's decoded path, without a trailing slash or `.html`. */
export const pathOf = (url: string): string =>
  `/${decoded(url)}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

/** Converts a name to the form that most site generators use in URLs. */
export const urlize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, '')
    .replace(/--+/g, '-');

/** Replaces special characters with hyphens in each part of a slug. */
export const cleanSlug = (slug: string): string =>
  slug
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, '-').replace(/^-+|(?<!-)-+$/g, ''))
    .filter(Boolean)
    .join('/');

/**
 * Returns a key for a name. Names in Latin script lose their accents; names in other scripts keep their
 * letters.
 */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // `slugOf` would remove letters from other scripts
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return cleanSlug(slugOf(name)) || 'untitled';
}

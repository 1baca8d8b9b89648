import {decodeUrl} from '../../../utils/urls';

export const isOutside = (url: string): boolean => /^(https?:)?\/\//i.test(url);

/** Returns true for a file on a computer, such as `file:///home/a.md` or `C:\\a.md`. */
export const isOnDisk = (url: string): boolean => /^(file|[a-z]):/i.test(url);

/** Removes a URL's query and hash, and decodes the rest. */
export const decoded = (url: string): string =>
  decodeUrl(url.replace(/[?#].*/, '')).normalize('NFC');

/** Returns a URL's decoded path, without a trailing slash or `.html`. */
export const pathOf = (url: string): string =>
  `/${decoded(url)}`
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(.)\/$/, '$1') || '/';

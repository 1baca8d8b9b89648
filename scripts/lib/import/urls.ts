import {decodeUrl} from '../../../src/lib/urls';

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

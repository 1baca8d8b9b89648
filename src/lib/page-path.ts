import {decodeUrl} from './url-text';

/**
 * The path of a page as the site serves it. The framework's data has a slash at the end for a post or
 * guide with `slug: /` and for the `index.md` of a folder.
 */
export const servedPath = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/**
 * The decoded path of a page under the base URL, without slashes at its ends: the name of its file.
 * `/docs/` is in `docs.html`.
 */
export const pagePath = (permalink: string, baseUrl: string): string =>
  decodeUrl(permalink.slice(baseUrl.length)).replace(/\/+$/, '') || 'index';

import {decodeUrl} from './url-text';

/**
 * Returns the path at which a page is served. Docusaurus adds a slash to the path of an `index.md`
 * and of `slug: /`.
 */
export const servedPath = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/**
 * Returns the path of a page's HTML file in the output folder, without `.html`. The file of
 * `/docs/` is `docs.html`.
 */
export const pagePath = (permalink: string, baseUrl: string): string =>
  decodeUrl(permalink.slice(baseUrl.length)).replace(/\/+$/, '') || 'index';

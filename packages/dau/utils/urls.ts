/** Decodes a URL. Leaves invalid escapes, as in `100%`, unchanged. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/**
 * Returns the path at which a page is served. Docusaurus adds a trailing slash to the paths of
 * `index.md` and `slug: /`.
 */
export const servedPath = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/** Returns a page's path below the base URL. A plugin's page may have a path without the base URL. */
export const belowBase = (permalink: string, baseUrl: string): string =>
  `${permalink}/`.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink.slice(1);

/**
 * Returns the path of a page's HTML file in the output folder, without `.html`. The file for `/docs/`
 * is `docs.html`.
 */
export const pagePath = (permalink: string, baseUrl: string): string =>
  decodeUrl(belowBase(permalink, baseUrl)).replace(/([^/])\/+$|^\/+$/, '$1') || 'index';

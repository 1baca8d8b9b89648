/**
 * The address of a page as the site serves it. The framework's data has a slash
 * at the end for a text with `slug: /` and for the `index.md` of a folder.
 */
export const servedPath = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/**
 * The path of a page under the base URL, without slashes at its ends: the name
 * of its file. The framework writes the address of a text with `slug: /` as
 * `/docs/`, and its file as `docs.html`.
 */
export function pagePath(permalink: string, baseUrl: string): string {
  return permalink.slice(baseUrl.length).replace(/\/+$/, '') || 'index';
}

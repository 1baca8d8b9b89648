/** Decodes a URL. Invalid escapes, as in `100%`, do not change. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/**
 * Encodes a string for a part of a URL. Half a surrogate pair, which remains when a reader deletes half
 * an emoji, becomes U+FFFD, because `encodeURIComponent` would throw.
 */
export const urlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

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

/** Decodes a URL. Leaves invalid escapes, as in `100%`, unchanged. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/**
 * Encodes a string for use in a URL. A lone surrogate, left behind when a reader deletes half an emoji,
 * becomes U+FFFD, because `encodeURIComponent` would throw.
 */
export const urlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * Returns the path at which a page is served. Docusaurus adds a trailing slash to the paths of
 * `index.md` and `slug: /`.
 */
export const servedPath = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/**
 * Returns the path of a page's HTML file in the output folder, without `.html`. The file for `/docs/`
 * is `docs.html`.
 */
export const pagePath = (permalink: string, baseUrl: string): string =>
  decodeUrl(permalink.slice(baseUrl.length)).replace(/([^/])\/+$|^\/+$/, '$1') || 'index';

/**
 * Returns the full URL of a path if it leads to a page of this site, and `undefined` for URLs such as
 * `javascript:…`, `//other.example`, `/.//other.example` and `/my-site/../other-site`. Use it for every path from outside, such
 * as a hash or a stored string: other sites on the same host (`name.github.io`) have the same storage.
 *
 * @param base the path that all pages of this site start with
 */
export function ownUrl(path: string, base: string, origin = window.location.origin) {
  try {
    const {href} = new URL(path, origin);
    // Decode the path too, as the router does, because `/%5Cother.example` would lead to another host
    const all = [href, new URL(decodeURI(path), origin).href];
    const isOwn =
      path.startsWith(base) &&
      all.every((each) => each.startsWith(origin + base) && !each.startsWith(`${origin}//`));
    return isOwn ? href : undefined;
  } catch {
    return undefined;
  }
}

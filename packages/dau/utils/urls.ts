import type {DocusaurusConfig} from '@docusaurus/types';

/** Returns whether a URL begins with a scheme or a host, such as `mailto:` or `//example.com`. */
export const hasSchemeOrHost = (url: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);

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

/** Returns the path of a page's files in the output folder, without an extension: `docs` for `/docs/`. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  decodeUrl(belowBase(permalink, baseUrl)).replace(/([^/])\/+$|^\/+$/, '$1') || 'index';

/**
 * Returns the path of a page's HTML file in the output folder. With `trailingSlash: false`, Docusaurus
 * writes `blog.html`, otherwise `blog/index.html`.
 */
export function htmlFile(
  permalink: string,
  {baseUrl, trailingSlash}: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): string {
  const page = pagePath(permalink, baseUrl);
  if (page.endsWith('.html')) return page;
  return trailingSlash === false || page === 'index' ? `${page}.html` : `${page}/index.html`;
}

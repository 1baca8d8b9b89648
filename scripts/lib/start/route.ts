/** A language and the path it is served at, with both slashes. */
export type Place = {readonly baseUrl: string};

/** Where a request goes: to the server of a language, to another address, or nowhere. */
export type Route<P> =
  | {readonly kind: 'server'; readonly place: P}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'none'};

/**
 * Finds the server of a URL: the one whose path is the longest at the start of the URL. `/en` is
 * redirected to `/en/`, and the root of the host to the site.
 *
 * @param url path and query of a request
 * @param places the default language comes first
 */
export function routeOf<P extends Place>(url: string, places: readonly P[]): Route<P> {
  const [pathname = ''] = url.split('?');
  const query = url.slice(pathname.length);
  const missesSlash = places.find(({baseUrl}) => baseUrl === `${pathname}/`);
  if (missesSlash) return {kind: 'redirect', to: missesSlash.baseUrl + query};
  const [place] = places
    .filter(({baseUrl}) => pathname.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  if (place) return {kind: 'server', place};
  const [first] = places;
  if (pathname === '/' && first) return {kind: 'redirect', to: first.baseUrl + query};
  return {kind: 'none'};
}

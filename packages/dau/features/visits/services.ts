/** The services that count page views: the hosts to which views are sent, and the requests. */
import type {SiteConfig} from '../../settings';

const under = (url: string, path: string) => url.replace(/\/*$/, path);

export type VisitService = NonNullable<ReturnType<typeof visitService>>;

/**
 * Returns the service in `visits` in `src/config/site.ts`, with its documented endpoint, and the `id` by
 * which the service knows the site. GoatCounter does not need one.
 */
export function visitService(visits: SiteConfig['visits']) {
  if (!visits) return undefined;
  if ('goatcounter' in visits) {
    const {goatcounter} = visits;
    const home = goatcounter.includes('/') ? goatcounter : `https://${goatcounter}.goatcounter.com`;
    return {kind: 'goatcounter' as const, endpoint: under(home, '/count'), id: ''};
  }
  if ('umami' in visits) {
    const {url, id} = visits.umami;
    return {kind: 'umami' as const, endpoint: under(url, '/api/send'), id};
  }
  const {url, domain} = visits.plausible;
  return {kind: 'plausible' as const, endpoint: under(url, '/api/event'), id: domain};
}

type View = {
  /** The page's URL. Its query and hash are not sent. */
  readonly url: URL;
  readonly title: string;
  /** The URL of the page that the reader came from, or `''`. */
  readonly referrer: string;
  readonly language: string;
};

/** Returns the request that a service documents for a page view. */
export function visitRequest(service: VisitService, view: View): [string, RequestInit] {
  const {kind, endpoint, id} = service;
  const {url, title, referrer, language} = view;
  const {hostname, pathname} = url;
  if (kind === 'goatcounter') {
    // https://www.goatcounter.com/help/pixel
    return [
      `${endpoint}?${new URLSearchParams({p: pathname, t: title, r: referrer})}`,
      {mode: 'no-cors'},
    ];
  }
  const post = (type: string, body: object): [string, RequestInit] => [
    endpoint,
    {method: 'POST', headers: {'Content-Type': type}, body: JSON.stringify(body)},
  ];
  if (kind === 'umami') {
    // https://umami.is/docs/api/sending-stats
    const payload = {website: id, hostname, url: pathname, title, referrer, language};
    return post('application/json', {type: 'event', payload});
  }
  // https://plausible.io/docs/events-api
  const shown = `${url.origin}${pathname}`;
  return post('text/plain', {name: 'pageview', domain: id, url: shown, referrer});
}

import {hasPrivacySignal} from '../../../utils/browser';
import type {VisitService} from '..';

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
  const [type, body] =
    kind === 'umami'
      ? // https://umami.is/docs/api/sending-stats
        [
          'application/json',
          {
            type: 'event',
            payload: {website: id, hostname, url: pathname, title, referrer, language},
          },
        ]
      : // https://plausible.io/docs/events-api
        ['text/plain', {name: 'pageview', domain: id, url: `${url.origin}${pathname}`, referrer}];
  return [endpoint, {method: 'POST', headers: {'Content-Type': type}, body: JSON.stringify(body)}];
}

/**
 * Sends one view of the current page, unless the browser asks for privacy or the site runs on the author's
 * computer.
 */
export function countVisit(referrer: string) {
  const service = document.querySelector<HTMLElement>('script[data-visits]')?.dataset.visits;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  if (service === undefined || isLocal || hasPrivacySignal()) return;
  const view = {
    url: new URL(location.href),
    title: document.title,
    referrer,
    language: document.documentElement.lang,
  };
  const [url, request] = visitRequest(JSON.parse(service) as VisitService, view);
  // Many browsers block these services. Readers lose nothing then
  fetch(url, {...request, credentials: 'omit', keepalive: true}).catch(() => {});
}

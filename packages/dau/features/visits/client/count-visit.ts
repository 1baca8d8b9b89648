import {hasPrivacySignal} from '../../../utils/browser';
import {visitRequest, type VisitService} from '../services';

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
  // Ignore errors, because many browsers block these services
  fetch(url, {...request, credentials: 'omit', keepalive: true}).catch(() => {});
}

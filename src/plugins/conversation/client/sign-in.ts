import {COMMENTS_SIGN_IN_STORAGE_KEY, GISCUS_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored, store} from '../../../lib/storage';

/** Maximum duration of a sign-in. */
const MAX_MS = 15 * 60_000;

/** Stores, for this tab only, that a sign-in may have begun in the frame. */
export function beginSignIn(): void {
  const begun = `${Date.now()} ${window.location.pathname}`;
  store(COMMENTS_SIGN_IN_STORAGE_KEY, begun, 'session');
}

/**
 * Removes `?giscus=` from the URL. Giscus' component accepts any session in it, so a link could
 * sign a reader in as another user. This function stores the session only if the sign-in began on
 * this page and in this tab; the page then scrolls to its comments.
 *
 * @returns whether the reader has just signed in
 */
export function takeSession(): boolean {
  const url = new URL(window.location.href);
  const session = url.searchParams.get('giscus');
  if (session === null) return false;
  url.searchParams.delete('giscus');
  window.history.replaceState(window.history.state, '', url);
  const [at, path] = (readStored(COMMENTS_SIGN_IN_STORAGE_KEY, 'session') ?? '').split(' ');
  store(COMMENTS_SIGN_IN_STORAGE_KEY, null, 'session');
  const age = Date.now() - Number(at);
  const isOurs = session !== '' && path === url.pathname && age >= 0 && age < MAX_MS;
  if (!isOurs || !store(GISCUS_STORAGE_KEY, JSON.stringify(session))) return false;
  url.hash = 'comments';
  window.history.replaceState(window.history.state, '', url);
  document.querySelector(url.hash)?.scrollIntoView();
  return true;
}

let isBack = typeof window !== 'undefined' && takeSession();

/** Returns whether the reader has just returned to this page from a sign-in that began on it. */
export const hasJustSignedIn = (): boolean => isBack;

/** Checks the URL of each new page: a link on the site may contain a session. */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) isBack = takeSession();
}

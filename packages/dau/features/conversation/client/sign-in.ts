import {
  COMMENTS_SIGN_IN_STORAGE_KEY,
  GISCUS_STORAGE_KEY,
  readStored,
  store,
} from '../../../utils/browser-storage';
import {shellId} from '../../../utils/shell-ids';

/** The maximum time in milliseconds between the start of a sign-in and the session in the URL. */
const MAX_MS = 15 * 60_000;

/** Stores when and on which page a sign-in may have begun, for this tab only. */
export function beginSignIn(): void {
  const begun = `${Date.now()} ${window.location.pathname}`;
  store(COMMENTS_SIGN_IN_STORAGE_KEY, begun, 'session');
}

/**
 * Removes the session (`?giscus=`) from the URL, and stores it only if the sign-in began on this page in
 * this tab. Giscus' component would accept a session from any link, so a link could sign a reader in as
 * someone else.
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
  url.hash = shellId('comments');
  window.history.replaceState(window.history.state, '', url);
  document.getElementById(shellId('comments'))?.scrollIntoView();
  return true;
}

let isBack = typeof window !== 'undefined' && takeSession();

export const hasJustSignedIn = (): boolean => isBack;

/** Removes the session from the URL after client-side navigation. */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) isBack = takeSession();
}

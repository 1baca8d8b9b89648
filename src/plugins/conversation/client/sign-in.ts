import {COMMENTS_SIGN_IN_STORAGE_KEY, GISCUS_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored, store} from '../../../lib/storage';

/** Maximum duration of a sign-in. */
const MAX_MINUTES = 15;

type Begun = {readonly path: string; readonly at: number};

/** Stores, for this tab only, that the reader leaves this page to sign in. */
export function beginSignIn(path = window.location.pathname, now = Date.now()): void {
  const begun: Begun = {path, at: now};
  store(COMMENTS_SIGN_IN_STORAGE_KEY, JSON.stringify(begun), 'session');
}

function isBegun(value: unknown): value is Begun {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

function takeBegun(): Begun | undefined {
  const text = readStored(COMMENTS_SIGN_IN_STORAGE_KEY, 'session');
  store(COMMENTS_SIGN_IN_STORAGE_KEY, null, 'session');
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isBegun(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes `?giscus=` from the address. Giscus would accept any session in it, so a
 * link could sign a reader in as another user. This function stores the session
 * only if the sign-in began on this page and in this tab.
 *
 * @returns whether the reader has just signed in
 */
export function takeSession(now = Date.now()): boolean {
  const url = new URL(window.location.href);
  const session = url.searchParams.get('giscus');
  if (session === null) return false;
  url.searchParams.delete('giscus');
  window.history.replaceState(window.history.state, '', url);
  const begun = takeBegun();
  const isOurs =
    session !== '' &&
    begun?.path === url.pathname &&
    now >= begun.at &&
    now - begun.at < MAX_MINUTES * 60_000;
  return isOurs && store(GISCUS_STORAGE_KEY, JSON.stringify(session));
}

/** Whether the reader has just returned from a sign-in that began on this page. */
export const hasJustSignedIn = typeof window !== 'undefined' && takeSession();

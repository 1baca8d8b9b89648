import {COMMENTS_SIGN_IN_STORAGE_KEY, GISCUS_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored, store} from './storage';

/** How long a sign-in may take. */
const MAX_MINUTES = 15;

type Begun = {readonly path: string; readonly at: number};

/** Remembers, for this tab alone, that the reader left this page to sign in. */
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
 * Takes `?giscus=` out of the address. Giscus itself would sign the reader in
 * with any session it finds there, so a link could sign somebody in as somebody
 * else: only the return from a sign-in that began here, in this tab, is kept.
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

/** Has the reader come to this page from a sign-in that began here? */
export const hasJustSignedIn = typeof window !== 'undefined' && takeSession();

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** If a part of a URL cannot be decoded, encodes each `%` in it. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Returns a path without `.html` or `index.html`, and with single slashes. Otherwise, a link to another
 * language could lead to another host: from `/en//other.example`, to `//other.example`. The router
 * decodes `%5C` to a backslash, which browsers read as a slash, and `%09` to a tab, which they ignore.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?:\/|%5c|%[01][\da-f])+|^/gi, '/');
}

/**
 * Corrects the URL before the router reads it. The application would not start if the router could not
 * decode the path or the hash (`/docs/%`, `#%E0%A4`), or if the path ended with `.html`.
 */
function repairUrl() {
  const {pathname, search, hash} = window.location;
  const repaired = decodable(cleanPath(pathname)) + search + decodable(hash);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairUrl();
  window.addEventListener('popstate', repairUrl);
}

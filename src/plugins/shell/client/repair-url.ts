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
 * Returns a path without `.html` or `index.html`, and with a single leading slash. With two slashes,
 * `replaceState` would throw, because the path would be a URL on another host.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/');
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

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Returns a part of a URL. If the part cannot be decoded, each `%` in it is encoded. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Returns a path without `.html` or `index.html`, and with one slash at its start. With two slashes,
 * `history` would read the path as the URL of another host, and throw.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/');
}

/**
 * Repairs the URL before the router reads it. The router throws if it cannot decode the path or the
 * hash (`/docs/%`, `#%E0%A4`), and finds no route for a path with `.html`. In both cases, the
 * application would not start.
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

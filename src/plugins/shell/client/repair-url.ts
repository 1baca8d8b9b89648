import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** If a part of a URL cannot be decoded, encodes each `%` in it, so that decoding never throws. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Returns a path without `.html` or `index.html`, as in the router's routes, and with one slash at
 * its start. `history` would read two slashes as the URL of another host, and throw.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/');
}

/**
 * Repairs the URL before the router reads it: when the module loads, and on
 * `popstate`. The router throws if it cannot decode the path or the hash (`/docs/%`,
 * `#%E0%A4`), and it finds no route for a path with `.html`. In both cases the page
 * would not hydrate.
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

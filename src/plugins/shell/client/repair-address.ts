import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Makes every `%` that cannot be decoded a literal one, so that decoding never throws. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** The path without `.html` or `index.html` (S08), as the page is known to the router. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * The router decodes path and hash and throws where it cannot (`/docs/%`,
 * `#%E0%A4`): the page would never hydrate, or crash. This runs before the
 * router reads the address: when the module loads, and first at every move. A
 * path with `.html` would find no chunk to hydrate with.
 */
function repairAddress() {
  const {pathname, search, hash} = window.location;
  const repaired = decodable(cleanPath(pathname)) + search + decodable(hash);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}

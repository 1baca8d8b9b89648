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

/**
 * The router decodes path and hash and throws where it cannot (`/docs/%`,
 * `#%E0%A4`): the page would never hydrate, or crash. This runs before the
 * router reads the address: when the module loads, and first at every move.
 */
function repairAddress() {
  const {pathname, search, hash} = window.location;
  const repaired = decodable(pathname) + search + decodable(hash);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}

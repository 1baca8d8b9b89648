/** Where an author lists the hosts besides the site's own that pages may load from. */
export const HOSTS_FILE = 'src/config/hosts.ts';

/** Is an address on one of the hosts? */
export function isOn(address: URL, allowed: readonly string[]): boolean {
  return allowed.some((host) =>
    host.includes('*.')
      ? address.origin.startsWith('https://') &&
        address.origin.endsWith(host.replace('https://*', ''))
      : address.origin === host,
  );
}

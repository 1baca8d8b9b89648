/** The file in which the author allows pages to load from other hosts. */
export const HOSTS_FILE = 'src/config/hosts.ts';

export function isOn(url: URL, allowed: readonly string[]): boolean {
  return allowed.some((host) =>
    host.includes('*.')
      ? url.origin.startsWith('https://') && url.origin.endsWith(host.replace('https://*', ''))
      : url.origin === host,
  );
}

import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import os from 'node:os';

const isOpen = (host: string): boolean => /^(0\.0\.0\.0|\[?::\]?)$/.test(host);

/** Returns the host in the URL of a server that listens on `host`, which may be an IPv6 address. */
export function hostInUrl(host: string): string {
  if (isOpen(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

const OWN = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a function that explains why a request is refused, or returns `undefined`. A page on another
 * site could otherwise read this server, if its host name resolves to this computer (DNS rebinding).
 *
 * @param host the host that the server listens on; `0.0.0.0` also allows IP addresses and this
 *   computer's name
 * @param allowed other host names; `.example.com` allows all names that end with it
 */
export function refusalFor(host: string, allowed: readonly string[] = []) {
  const computer = os.hostname();
  const own = isOpen(host) ? [computer, `${computer}.local`] : [host];
  const names = [...OWN, ...own, ...allowed].map((name) => name.toLowerCase());
  const isAllowed = (name: string) =>
    names.some((each) => (each.startsWith('.') ? name.endsWith(each) : name === each)) ||
    name === `[${host}]` ||
    (isOpen(host) && isIP(name.replace(/^\[|\]$/g, '')) > 0);
  return ({headers}: IncomingMessage): string | undefined => {
    const url = `http://${headers.host}`;
    // A host name with a trailing dot is the same host
    const name = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
    if (isAllowed(name)) return undefined;
    return `This server does not answer requests for the host "${name}". If it is yours, start the server with --allow-host ${name || 'NAME'}\n`;
  };
}

import {once} from 'node:events';
import type {Server, IncomingMessage} from 'node:http';
import {type AddressInfo, isIP} from 'node:net';
import os from 'node:os';

const OWN = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a function that explains why a request is refused, or returns `undefined`. A page on another
 * site could otherwise read this server, if its host name leads to this computer (DNS rebinding).
 *
 * @param host the host that the server listens on; `0.0.0.0` also allows IP addresses and this
 *   computer's name
 * @param allowed other host names; `.example.com` allows all names that end with it
 */
export function hostCheck(host: string, allowed: readonly string[] = []) {
  const isOpen = /^(0\.0\.0\.0|\[?::\]?)$/.test(host);
  const computer = os.hostname();
  const own = isOpen ? [computer, `${computer}.local`] : [host];
  const names = [...OWN, ...own, ...allowed].map((name) => name.toLowerCase());
  const isAllowed = (name: string) =>
    names.some((each) => (each.startsWith('.') ? name.endsWith(each) : name === each)) ||
    name === `[${host}]` ||
    (isOpen && isIP(name.replace(/^\[|\]$/g, '')) > 0);
  return ({headers}: IncomingMessage): string | undefined => {
    const url = `http://${headers.host}`;
    // With a dot at its end, a name means the same host
    const name = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
    if (isAllowed(name)) return undefined;
    return `This server does not answer requests for the host "${name}". If it is yours, start the server with --allow-host ${name || 'NAME'}\n`;
  };
}

/**
 * Starts a server and returns its port.
 *
 * @throws an error that tells the author what to do if the port is in use or the host is not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the program that uses it, or choose a different port: --port ${port + 1}`
        : `The server cannot listen on port ${port} of "${host}" (${code}). Choose a different --port or --host.`,
      {cause: error},
    );
  }
  return (server.address() as AddressInfo).port;
}

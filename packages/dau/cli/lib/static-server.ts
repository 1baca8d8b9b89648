import {once} from 'node:events';
import fs from 'node:fs';
import http, {type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {isIP, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

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
        ? `Port ${port} is already in use. Stop the program that uses it, or choose a different port: add -- --port ${port + 1}`
        : `The server cannot listen on port ${port} of "${host}" (${code}). Choose a different --port or --host.`,
      {cause: error},
    );
  }
  return (server.address() as AddressInfo).port;
}

type Options = {
  dir: string;
  /** The site's base URL, with leading and trailing slashes. */
  baseUrl?: string;
  host?: string;
  port?: number;
  /** Other host names for which requests are answered. */
  allowed?: readonly string[];
};

/**
 * Serves a built site as GitHub Pages does: clean URLs, gzip, and one root `404.html` for missing
 * paths. The server reads files on every request, so that tests can change them.
 */
export async function startStaticServer({
  dir,
  baseUrl = '/',
  host = 'localhost',
  port = 0,
  allowed = [],
}: Options) {
  const notFoundPage = path.join(dir, '404.html');
  const sendNotFound = (response: ServerResponse) =>
    response
      .writeHead(404, {'Content-Type': 'text/html; charset=utf-8'})
      .end(fs.existsSync(notFoundPage) ? fs.readFileSync(notFoundPage) : 'Not found');
  const serveFile = sirv(dir, {
    dev: true,
    extensions: ['html'],
    // GitHub Pages sets this header for all files. Here only `assets` has it, so that a new build shows
    // up at once
    setHeaders(response, pathname) {
      if (pathname.includes('/assets/')) response.setHeader('Cache-Control', 'max-age=600');
    },
    onNoMatch: (_request, response) => sendNotFound(response),
  });
  const compress = compression({threshold: 0});

  const refusalOf = refusalFor(host, allowed);

  const server = http.createServer((request, response) => {
    const refusal = refusalOf(request);
    if (refusal) return response.writeHead(403, {'Content-Type': 'text/plain'}).end(refusal);
    const url = request.url ?? '/';
    const [pathname = ''] = url.split('?');
    if (`${pathname}/` === baseUrl) {
      const Location = baseUrl + url.slice(pathname.length);
      return response.writeHead(301, {Location}).end();
    }
    if (!url.startsWith(baseUrl)) return sendNotFound(response);
    request.url = url.slice(baseUrl.length - 1);
    // GitHub Pages does not support Brotli
    request.headers['accept-encoding'] = 'gzip';
    // `compression` needs no Express, but its types do
    compress(request as never, response as never, () => serveFile(request, response));
  });
  const ownPort = await listen(server, port, host);
  return {
    url: `http://${hostInUrl(host)}:${ownPort}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve).closeAllConnections();
      }),
  };
}

const isOpen = (host: string): boolean => /^(0\.0\.0\.0|\[?::\]?)$/.test(host);

/** Returns the host in the URL of a server that listens on `host`, which may be an IPv6 address. */
export function hostInUrl(host: string): string {
  if (isOpen(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

const OWN = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a function that explains why a request is refused, or returns `undefined`. Otherwise, a page on
 * another site could read from this server, if the site's host name resolves to this computer (DNS rebinding).
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
    return `This server does not answer requests for the host "${name}". If the host is yours, start the server again, and add -- --allow-host ${name || 'NAME'}\n`;
  };
}

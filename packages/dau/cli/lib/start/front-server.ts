import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import net, {isIP} from 'node:net';
import os from 'node:os';
import {pipeline, type Duplex} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';

import {WebSocketServer} from 'ws';

import {languageName} from '../../../content/content-languages';
import {listen} from '../static-server';
import type {LanguageServer} from './language-server';

type Target = Pick<LanguageServer, 'locale' | 'baseUrl' | 'origin' | 'state' | 'start'>;

/** Returns a page for a language whose server is starting or has crashed. It reloads every second. */
function waitingPage({locale, state}: Target): string {
  const name = languageName(locale, 'en');
  const text =
    state === 'stopped'
      ? `has stopped because of an error. Fix the error in the terminal and save.`
      : `is starting… This takes about half a minute.`;
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<style>:root { color-scheme: light dark; font: 1.25rem sans-serif; }</style><h1>The ${name} site ${text}</h1>`;
}

/** Tries the first server last, because its base URL may match all URLs. */
const serverOf = (url: string, servers: readonly Target[]) =>
  [...servers].reverse().find(({baseUrl}) => url.startsWith(baseUrl));

/** Forwards a request to a language server, and returns the response. */
const ask = (request: IncomingMessage, origin: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const {url = '/', method, headers} = request;
    // Use a new connection, because the server may be closing the old one
    const options = {agent: false, path: url, method, headers: {...headers, connection: 'close'}};
    request.pipe(http.request(origin, options, resolve).on('error', reject));
  });

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

const isReady = ({state}: Target) => state === 'ready';

async function untilReady(server: Target, browser: {readonly destroyed: boolean}) {
  while (!isReady(server) && !browser.destroyed) await wait(200);
}

/**
 * While a language server starts, page requests get the waiting page. Requests for scripts and other
 * assets wait, because a page without its scripts would stay blank.
 */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  server: Target,
): Promise<void> {
  if (server.state === 'idle') void server.start();
  const isAsset = request.method === 'GET' && !request.headers.accept?.includes('text/html');
  if (isAsset) await untilReady(server, response);
  const upstream = isReady(server) && (await ask(request, server.origin).catch(() => undefined));
  if (upstream) {
    const {statusCode = 502, headers} = upstream;
    delete headers.connection;
    pipeline(upstream, response.writeHead(statusCode, headers), () => undefined);
  } else if (isAsset && !response.destroyed) {
    // Try again, because the server may have stopped while its state was still `ready`
    await wait(200);
    await respond(request, response, server);
  } else {
    response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(waitingPage(server));
  }
}

const webSockets = new WebSocketServer({noServer: true});

/**
 * Connects a page to its language server for live reload. A page that connects during a restart has
 * outdated scripts, so it reloads after the restart. If the server has stopped, the page reloads to show why.
 */
async function connect(request: IncomingMessage, socket: Duplex, head: Buffer, server: Target) {
  socket.on('error', () => socket.destroy());
  if (!isReady(server)) {
    // Keep the connection open, because the page waits longer after each failed attempt
    while (server.state === 'starting' && !socket.destroyed) await wait(200);
    webSockets.handleUpgrade(request, socket, head, (page) => {
      // webpack-dev-server's client reloads the page on this message
      page.send('{"type":"static-changed"}');
      page.close();
    });
    return;
  }
  const {hostname, port} = new URL(server.origin);
  const behind = net.connect(Number(port), hostname);
  const fields = request.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
  behind.write(`GET ${request.url} HTTP/1.1\r\n${fields.join('')}\r\n`);
  behind.write(head);
  pipeline(socket, behind, socket, () => undefined);
}

/**
 * Serves all languages at one URL. Each language server starts on its first request.
 *
 * @param servers one server per language; the root of the host redirects to the first one
 * @param allowed other host names for which requests are answered
 */
export async function startFrontServer(
  servers: readonly Target[],
  port: number,
  host: string,
  allowed: readonly string[] = [],
) {
  const refusalOf = refusalFor(host, allowed);
  // 0 means never close an idle connection. Otherwise, it could close just as a new request arrives
  const front = http.createServer({keepAliveTimeout: 0}, (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) {
      response.writeHead(403, {'Content-Type': 'text/plain'}).end(refusal);
      return;
    }
    const url = request.url ?? '/';
    const [pathname = ''] = url.split('?');
    // Redirect `/en` to `/en/`, and the root of the host to the first server's base URL
    const missesSlash = servers.find(({baseUrl}) => baseUrl === `${pathname}/`);
    const server = missesSlash ? undefined : serverOf(url, servers);
    if (server) {
      void respond(request, response, server);
      return;
    }
    const to = missesSlash ?? servers[0];
    const Location = (to?.baseUrl ?? '/') + url.slice(pathname.length);
    response.writeHead(missesSlash || pathname === '/' ? 302 : 404, {Location}).end();
  });
  front.on('upgrade', (request, socket, head) => {
    const server = refusalOf(request) ? undefined : serverOf(request.url ?? '/', servers);
    if (server) void connect(request, socket, head, server);
    else socket.destroy();
  });
  return {front, port: await listen(front, port, host)};
}

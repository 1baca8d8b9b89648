import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import net from 'node:net';
import {pipeline, type Duplex} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';

import {languageName} from '../../../src/lib/content-languages';
import {listen} from '../listen';
import type {LanguageServer} from './language-server';

type Target = Pick<LanguageServer, 'locale' | 'baseUrl' | 'origin' | 'state' | 'start'>;

/** Returns a page for a language whose server is starting or has crashed. The page reloads every second. */
function waitingPage({locale, state}: Target): string {
  const name = languageName(locale, 'en');
  const text =
    state === 'stopped'
      ? `The ${name} site has stopped because of an error: see the terminal. Fix the error and save.`
      : `The ${name} site is starting… This takes about half a minute.`;
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<style>:root { color-scheme: light dark; font: 1.25rem sans-serif; }</style><h1>${text}</h1>`;
}

/** Tries the first server last, because its base URL may match all URLs. */
const serverOf = (url: string, servers: readonly Target[]) =>
  [...servers].reverse().find(({baseUrl}) => url.startsWith(baseUrl));

async function untilReady(server: Target, browser: {readonly destroyed: boolean}) {
  while (server.state !== 'ready' && !browser.destroyed) await wait(200);
}

/**
 * While a language server starts, page requests get the waiting page. Other requests wait, because a
 * page without its scripts would stay blank.
 */
async function respond(request: IncomingMessage, response: ServerResponse, server: Target) {
  if (server.state === 'idle') void server.start();
  const {url = '/', method, headers} = request;
  if (!headers.accept?.includes('text/html')) await untilReady(server, response);
  const showWaiting = () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8'});
    return response.end(waitingPage(server));
  };
  if (server.state !== 'ready') return showWaiting();
  // Use a new connection, because the server may be closing the old one
  const options = {agent: false, path: url, method, headers: {...headers, connection: 'close'}};
  const forwarded = http.request(server.origin, options, (answer) => {
    delete answer.headers.connection;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  return request.pipe(forwarded.on('error', showWaiting));
}

/**
 * Connects a page to its language server for live reload. A page that connects during a restart waits,
 * because it waits longer after each failed attempt. Then it finds a new build and reloads.
 */
async function connect(request: IncomingMessage, socket: Duplex, head: Buffer, server: Target) {
  socket.on('error', () => socket.destroy());
  await untilReady(server, socket);
  if (socket.destroyed) return;
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
 * @param servers the root of the host redirects to the first one
 */
export async function startFrontServer(servers: readonly Target[], port: number, host: string) {
  // 0 means never close an idle connection. Otherwise, it could close just as a new request arrives
  const front = http.createServer({keepAliveTimeout: 0}, (request, response) => {
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
    const server = serverOf(request.url ?? '/', servers);
    if (server) void connect(request, socket, head, server);
    else socket.destroy();
  });
  return {front, port: await listen(front, port, host)};
}

import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import net from 'node:net';
import {pipeline, type Duplex} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';

import {languageName} from '../../../src/lib/content-languages';
import type {LanguageServer} from './language-server';

/** What the server in front uses of a language server. */
type Target = Pick<LanguageServer, 'locale' | 'baseUrl' | 'origin' | 'state' | 'start'>;

/** The page of a language whose server is starting or has crashed. It reloads every second. */
function waitingPage({locale, state}: Target): string {
  const name = languageName(locale, 'en');
  const text =
    state === 'stopped'
      ? `The ${name} site has stopped because of an error: see the terminal. Fix the error and save.`
      : `The ${name} site is starting… This takes about half a minute.`;
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<style>:root { color-scheme: light dark; font: 1.25rem sans-serif; }</style><h1>${text}</h1>`;
}

/** Finds the server for a URL. The first one is tried last: its base URL begins all the others. */
const serverOf = (url: string, servers: readonly Target[]) =>
  [...servers].reverse().find(({baseUrl}) => url.startsWith(baseUrl));

/** Forwards a request, and reads the whole answer. */
async function forward(request: IncomingMessage, origin: string) {
  const {url = '/', method, headers} = request;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // A new connection, because an idle one may be closing
    const options = {agent: false, path: url, method, headers: {...headers, connection: 'close'}};
    const forwarded = http.request(origin, options, resolve).on('error', reject);
    request.pipe(forwarded);
  });
  return {answer, content: await buffer(answer)};
}

const isReady = ({state}: Target) => state === 'ready';

/** Waits until a server is ready, or the browser has gone. */
async function untilReady(server: Target, browser: {readonly destroyed: boolean}) {
  while (!isReady(server) && !browser.destroyed) await wait(200);
}

/**
 * Forwards a request to the language server. While it is down, pages get the waiting page and scripts
 * wait, because a page whose scripts fail would stay blank.
 */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  server: Target,
): Promise<void> {
  if (server.state === 'idle') void server.start();
  const canRepeat = /^(GET|HEAD)$/.test(request.method ?? '');
  const isScript = canRepeat && !request.headers.accept?.includes('text/html');
  if (isScript) await untilReady(server, response);
  for (let tries = canRepeat ? 2 : 1; tries > 0 && isReady(server); tries -= 1) {
    const result = await forward(request, server.origin).catch(() => undefined);
    if (!result) continue;
    const {statusCode = 502, headers} = result.answer;
    delete headers.connection;
    response.writeHead(statusCode, headers).end(result.content);
    return;
  }
  if (isScript && !response.destroyed) {
    // The server has just ended: waits until its state says so
    await wait(200);
    return respond(request, response, server);
  }
  response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(waitingPage(server));
}

/**
 * Connects a page to the live reload of its language server, after a restart of the server: pages
 * retry later and later after errors.
 */
async function connect(request: IncomingMessage, socket: Duplex, head: Buffer, server: Target) {
  socket.on('error', () => socket.destroy());
  await untilReady(server, socket);
  const {hostname, port} = new URL(server.origin);
  const behind = net.connect(Number(port), hostname);
  const fields = request.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
  behind.write(`GET ${request.url} HTTP/1.1\r\n${fields.join('')}\r\n`);
  behind.write(head);
  pipeline(socket, behind, socket, () => undefined);
}

/**
 * Serves all languages at one URL. Each request goes to the server of its language, which
 * starts if it does not run yet.
 *
 * @param servers the default language comes first
 * @param port 0: the system chooses one
 * @throws with a message for a person if the port is in use, or the host is not allowed
 */
export async function startFrontServer(
  servers: readonly Target[],
  port: number,
  host: string,
): Promise<http.Server> {
  // Browsers close idle connections. If the server did, a request could meet a closing connection
  const front = http.createServer({keepAliveTimeout: 0}, (request, response) => {
    const url = request.url ?? '/';
    const [pathname = ''] = url.split('?');
    // `/en` is redirected to `/en/`, and the root of the host to the site
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
  await new Promise<void>((resolve, reject) => {
    front.once('error', ({code}: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`
          : `The server cannot listen at "${host}", port ${port} (${code}). Choose another --host or --port.`;
      reject(new Error(reason));
    });
    front.listen(port, host, resolve);
  });
  return front;
}

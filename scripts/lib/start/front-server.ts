import {once} from 'node:events';
import http from 'node:http';

import {createProxyServer, proxyUpgrade} from 'httpxy';

import {PortInUseError} from '../static-server';
import type {LanguageServer} from './language-server';
import {routeOf} from './route';
import {crashReport, reload, waitingPage} from './waiting-page';

/** Sends a page that tells how the start goes, and reloads itself when the server is ready. */
async function waitInPage(response: http.ServerResponse, server: LanguageServer): Promise<void> {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.write(waitingPage(server.locale));
  while (server.state !== 'ready' && !response.destroyed) {
    if (server.state === 'stopped') response.write(crashReport(server.locale, server.output));
    await once(server, 'change');
  }
  response.end(reload);
}

const proxy = createProxyServer({});

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  servers: readonly LanguageServer[],
): Promise<void> {
  const route = routeOf(request.url ?? '/', servers);
  if (route.kind === 'redirect') {
    response.writeHead(302, {Location: route.to}).end();
    return;
  }
  if (route.kind === 'none') {
    const places = servers.map(({baseUrl}) => baseUrl).join(' ');
    response.writeHead(404, {'Content-Type': 'text/plain'}).end(`Not found. Served: ${places}\n`);
    return;
  }
  const server = route.place;
  if (server.state === 'idle') void server.start();
  if (server.state !== 'ready' && request.headers.accept?.includes('text/html')) {
    await waitInPage(response, server);
    return;
  }
  while (server.state === 'starting') await once(server, 'change');
  if (server.state === 'stopped') {
    response.writeHead(503, {'Content-Type': 'text/plain'}).end(`${server.output}\n`);
    return;
  }
  await proxy.web(request, response, {target: server.address});
}

/**
 * Serves all languages at one address. Each request goes to the server of its language, which
 * starts if it does not run yet.
 *
 * @throws {PortInUseError} if the port is in use; another error if the host or port is not allowed
 * @returns the port: one of the system's choice if `port` is 0
 */
export async function startFrontServer(
  servers: readonly LanguageServer[],
  {port, host}: {readonly port: number; readonly host: string},
): Promise<number> {
  const front = http.createServer((request, response) => {
    // A process that ends while it answers: the browser asks again
    answer(request, response, servers).catch(() => response.destroy());
  });
  front.on('upgrade', (request, socket, head) => {
    const route = routeOf(request.url ?? '/', servers);
    if (route.kind !== 'server' || route.place.state !== 'ready') socket.destroy();
    else proxyUpgrade(route.place.address, request, socket, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(port)
          : new Error(`The server cannot listen at "${host}", port ${port} (${error.code}).`),
      );
    });
    front.listen(port, host, resolve);
  });
  const address = front.address();
  return typeof address === 'object' && address ? address.port : port;
}

import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {createProxyServer, proxyUpgrade} from 'httpxy';

import {languageName} from '../../../src/lib/content-languages';
import type {LanguageServer} from './language-server';

/** The page of a language whose server starts, or has crashed. It loads itself again each second. */
function waitingPage({locale, state}: LanguageServer): string {
  const name = languageName(locale, 'en');
  const text =
    state === 'stopped'
      ? `The ${name} site has stopped because of an error: see the terminal. Correct it and save.`
      : `The ${name} site is starting… This takes about half a minute.`;
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<style>:root { color-scheme: light dark; font: 1.25rem sans-serif; }</style><h1>${text}</h1>`;
}

/** Finds the server of a URL. The first one is at the root, so it comes last. */
const serverOf = (url: string, servers: readonly LanguageServer[]) =>
  [...servers].reverse().find(({baseUrl}) => url.startsWith(baseUrl));

/**
 * Serves all languages at one address. Each request goes to the server of its language, which
 * starts if it does not run yet.
 *
 * @param servers the default language comes first
 * @throws with a message for a person if the port is in use, or the host is not allowed
 * @returns the port: one of the system's choice if `port` is 0
 */
export async function startFrontServer(
  servers: readonly LanguageServer[],
  port: number,
  host: string,
): Promise<number> {
  const proxy = createProxyServer({});
  const front = http.createServer((request, response) => {
    const url = request.url ?? '/';
    const [pathname = ''] = url.split('?');
    // `/en` is redirected to `/en/`, and the root of the host to the site
    const missesSlash = servers.find(({baseUrl}) => baseUrl === `${pathname}/`);
    const server = missesSlash ? undefined : serverOf(url, servers);
    if (!server) {
      const to = missesSlash ?? servers[0];
      const Location = (to?.baseUrl ?? '/') + url.slice(pathname.length);
      response.writeHead(missesSlash || pathname === '/' ? 302 : 404, {Location}).end();
      return;
    }
    if (server.state === 'idle') void server.start();
    if (server.state === 'ready') {
      // A process that ends while it answers: the browser asks again
      proxy.web(request, response, {target: server.address}).catch(() => response.destroy());
      return;
    }
    response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(waitingPage(server));
  });
  front.on('upgrade', (request, socket, head) => {
    const server = serverOf(request.url ?? '/', servers);
    if (server?.state !== 'ready') socket.destroy();
    else proxyUpgrade(server.address, request, socket, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', ({code}: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`
          : `The server cannot listen at "${host}", port ${port} (${code}).`;
      reject(new Error(reason));
    });
    front.listen(port, host, resolve);
  });
  return (front.address() as AddressInfo).port;
}

import {once} from 'node:events';
import fs from 'node:fs';
import http, {type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

/** Starts a server on a free port of this computer, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

type Options = {
  dir: string;
  /** The site's base URL, with leading and trailing slashes. */
  baseUrl?: string;
};

/**
 * Serves a built site on a free port as GitHub Pages does: clean URLs, gzip, and one root `404.html` for missing
 * paths. The server reads files on every request, so that tests can change them.
 */
export async function startStaticServer({dir, baseUrl = '/'}: Options) {
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

  const server = http.createServer((request, response) => {
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
  const port = await listen(server);
  return {
    url: `http://localhost:${port}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve).closeAllConnections();
      }),
  };
}

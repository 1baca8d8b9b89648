import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

type Options = {
  /** Folder of the built site. */
  dir: string;
  /** Base URL of the site, with a slash at both ends. */
  baseUrl?: string;
  host?: string;
  /** 0: a free one. */
  port?: number;
};

/**
 * Serves a built site as GitHub Pages does: clean URLs, gzip, and one root `404.html` for missing
 * paths. Reads files at each request, so a test can remove files while the server runs.
 *
 * @throws if it cannot listen there
 */
export async function startStaticServer({
  dir,
  baseUrl = '/',
  host = 'localhost',
  port = 0,
}: Options) {
  const notFoundPage = path.join(dir, '404.html');
  const sendNotFound = (response: http.ServerResponse) => {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(fs.existsSync(notFoundPage) ? fs.readFileSync(notFoundPage) : 'Not found');
  };
  const serveFile = sirv(dir, {
    dev: true,
    extensions: ['html'],
    // GitHub Pages sets this for all files. Here only for those that never change
    setHeaders(response, pathname) {
      if (pathname.includes('/assets/')) response.setHeader('Cache-Control', 'max-age=600');
    },
    onNoMatch: (_request, response) => sendNotFound(response),
  });
  const compress = compression();

  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === baseUrl.slice(0, -1)) {
      response.writeHead(301, {Location: baseUrl}).end();
      return;
    }
    if (!url.startsWith(baseUrl)) {
      sendNotFound(response);
      return;
    }
    request.url = url.slice(baseUrl.length - 1);
    // GitHub Pages uses gzip but not Brotli, so measured sizes are the same here
    request.headers['accept-encoding'] = 'gzip';
    compress(request as never, response as never, () => {
      serveFile(request, response);
    });
  });
  await once(server.listen(port, host), 'listening');
  return {
    /** Absolute URL of the site, base URL included. */
    url: `http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

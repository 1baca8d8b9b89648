import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

/** Options of the static server. */
export type StaticServerOptions = {
  /** Folder to serve. */
  readonly dir: string;
  /** Base URL of the site, with a slash at both ends. */
  readonly baseUrl?: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** The default is `localhost`. */
  readonly host?: string;
};

/** A running static server. */
export type StaticServer = {
  readonly url: string;
  close(): Promise<void>;
};

/** Another program already listens on the port. */
export class PortInUseError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program.`);
    this.name = 'PortInUseError';
  }
}

/**
 * Serves a built site as GitHub Pages does: clean URLs, gzip, and one root `404.html` for missing
 * paths. Reads files at each request, so a test can remove files while the server runs.
 *
 * @throws {PortInUseError} if the port is in use
 */
export async function startStaticServer({
  dir,
  baseUrl = '/',
  port,
  host = 'localhost',
}: StaticServerOptions): Promise<StaticServer> {
  const notFoundPage = path.join(dir, '404.html');
  const sendNotFound = (response: http.ServerResponse) => {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(fs.existsSync(notFoundPage) ? fs.readFileSync(notFoundPage) : 'Not found');
  };
  const serveFile = sirv(dir, {
    dev: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => {
      sendNotFound(response);
    },
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

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
    });
    server.listen(port, host, resolve);
  });

  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actualPort}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

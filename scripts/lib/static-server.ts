import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import compression from 'compression';
import sirv from 'sirv';

export type StaticServerOptions = {
  /** Folder to serve. */
  readonly dir: string;
  /** Path the site lives under, with both slashes. */
  readonly baseUrl?: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Loopback unless told otherwise. */
  readonly host?: string;
};

export type StaticServer = {
  readonly url: string;
  close(): Promise<void>;
};

/** Thrown when another program already listens on the wanted port. */
export class PortInUseError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program.`);
    this.name = 'PortInUseError';
  }
}

/**
 * Serves a built site the way GitHub Pages does: clean URLs, gzip, and the one
 * root `404.html` for whatever is missing. Files are looked up at each request,
 * so a file that is removed meanwhile is really gone.
 *
 * @throws {PortInUseError} if the port is taken.
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
    // GitHub Pages answers in gzip at best: byte figures are taken the same way
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

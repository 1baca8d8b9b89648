import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {listen, startStaticServer} from '../../cli/lib/static-server';
import {rootSite} from './sites';

/** Responds to a request instead of the host. If it returns `false`, the host responds. */
type Failure = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

/** Serves a copy of the built test site. It can deploy a new version, fail or go offline. */
export class Host {
  url = '';
  /** Whether all connections fail, as without a network. */
  isDown = false;
  failure: Failure = () => false;
  // The test does not delete this folder, because the server may still read it. Playwright empties
  // test-results before the next run
  readonly dir = fs.mkdtempSync(path.join('test-results', 'host-'));
  #close: () => Promise<void> = async () => undefined;

  static async start({dir, baseUrl} = rootSite): Promise<Host> {
    fs.mkdirSync('test-results', {recursive: true});
    const host = new Host();
    fs.cpSync(dir, host.dir, {recursive: true});
    const files = await startStaticServer({dir: host.dir, baseUrl});
    const server = http.createServer((request, response) => {
      if (host.isDown) {
        request.socket.destroy();
        return;
      }
      if (host.failure(request, response)) return;
      const onward = http.request(
        new URL(request.url ?? '/', files.url),
        // Open a new connection each time, because an old one may close before it is used again
        {method: request.method, headers: request.headers, agent: false},
        (answer) => {
          // The browser must not use cached files that the host no longer has
          const headers = {...answer.headers, 'cache-control': 'no-store'};
          response.writeHead(answer.statusCode ?? 500, headers);
          answer.pipe(response);
        },
      );
      // The inner server did not respond, so do not keep the browser waiting
      onward.on('error', () => response.destroy());
      onward.end();
    });
    host.url = `http://localhost:${await listen(server)}${baseUrl}`;
    host.#close = async () => {
      server.closeAllConnections();
      server.close();
      await files.close();
    };
    return host;
  }

  close(): Promise<void> {
    return this.#close();
  }

  /**
   * Deploys a new version. Each page contains the version, and the scripts and styles that all pages
   * share have new names.
   */
  deploy(version: number): void {
    const hash = version.toString(16).padStart(8, '0');
    for (const file of globSync('{,en/}assets/{js,css}/{main,runtime~main,styles}.*', {
      cwd: this.dir,
    })) {
      const [name = ''] = path.basename(file).split('.');
      const renamed = path.join(path.dirname(file), `${name}.${hash}${path.extname(file)}`);
      fs.renameSync(path.join(this.dir, file), path.join(this.dir, renamed));
    }
    for (const file of globSync('**/*.html', {cwd: this.dir, absolute: true})) {
      const html = fs
        .readFileSync(file, 'utf8')
        .replaceAll(/\b(main|styles)\.[^./]+\.(js|css)/g, `$1.${hash}.$2`)
        .replace(/<html( data-version=\d+)?/, `<html data-version=${version}`);
      fs.writeFileSync(file, html);
    }
  }
}

/** Serves a build as GitHub Pages does, counts what it sends, and can be as slow as slow 4G. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

/**
 * Chromium's "Slow 4G". Chromium's own throttling does not slow down web workers, in which some engines
 * load their index.
 */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 180;

/** The types of the files that GitHub Pages compresses. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

export type Traffic = {bytes: number; requests: number};

export async function serve(folder: string) {
  const sent: Traffic = {bytes: 0, requests: 0};
  const bodies = new Map<string, Buffer>();
  const state = {isSlow: false};
  /** When the line has sent everything so far. */
  let free = 0;

  function bodyOf(file: string): Buffer {
    const known = bodies.get(file);
    if (known) return known;
    const content = fs.readFileSync(file);
    const body = path.extname(file) in TYPES ? gzipSync(content) : content;
    bodies.set(file, body);
    return body;
  }

  async function answer(url: string, response: http.ServerResponse) {
    const wanted = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const files = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
    const file = files.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
    const body = file ? bodyOf(file) : Buffer.from('Not found');
    const type = TYPES[path.extname(file ?? '')];
    sent.bytes += body.length;
    sent.requests += 1;
    if (state.isSlow) {
      await delay(LATENCY_MS);
      free = Math.max(free, Date.now()) + body.length / BYTES_PER_MS;
      await delay(free - Date.now());
    }
    const headers = type ? {'Content-Type': type, 'Content-Encoding': 'gzip'} : {};
    response.writeHead(file ? 200 : 404, {'Cache-Control': 'max-age=600', ...(file && headers)});
    response.end(body);
  }

  const server = http.createServer(
    (request, response) => void answer(request.url ?? '/', response),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    state,
    close: () => server.close().closeAllConnections(),
  };
}

/**
 * Docusaurus' dev server has only one language. This proxy gives it the other languages: it starts a dev
 * server for each on the first request for one of its pages.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {ServerResponse} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

function openServer(locale: string, baseUrl: string) {
  let origin: Promise<string> | undefined;

  /** Resolves when the server responds, or has stopped because of an error. */
  async function start(): Promise<string> {
    const port = await freePort();
    // Docusaurus uses the last value of an option that is set twice
    const args = ['--locale', locale, '--host', HOST, '--port', `${port}`, '--no-open'];
    const server = spawn(process.execPath, [...process.argv.slice(1), ...args], {
      stdio: 'inherit',
      env: {
        ...process.env,
        // The first server checks the files of all languages
        CHECK_FOLDER: `i18n/${locale}/`,
        // Two processes must not write to the same folder
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', locale),
      },
    });
    process.once('exit', () => server.kill());
    server.once('exit', () => {
      origin = undefined;
    });
    const url = `http://${HOST}:${port}`;
    const isRunning = () => (server.exitCode ?? server.signalCode) === null;
    while (isRunning() && !(await fetch(url + baseUrl).catch(() => undefined))) await wait(200);
    return url;
  }

  return () => (origin ??= start());
}

/** Returns the dev server's proxy for another language. */
export function languageProxy(locale: string, baseUrl: string) {
  return {
    context: (url: string) => `${url}/`.startsWith(baseUrl),
    router: openServer(locale, baseUrl),
    target: `http://${HOST}`,
    ws: true,
    logLevel: 'silent' as const,
    onError: (_error: Error, _request: unknown, response: ServerResponse) =>
      response
        .writeHead?.(503, {'Content-Type': 'text/plain'})
        .end(
          `The dev server for "${locale}" has stopped. Fix the error in the terminal, and reload this page.`,
        ),
  };
}

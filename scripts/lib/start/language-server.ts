import {spawn, type ChildProcess} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import net from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';

import {defaultLocale, type Locale} from '../../../src/lib/locales';

const HOST = '127.0.0.1';

/** Interval in milliseconds between two questions whether a server answers. */
const EVERY_MS = 200;

/** Number of lines that say why a server stopped. */
const LINES = 40;

/** `idle`: nobody asked for it yet. `stopped`: it crashed. */
export type State = 'idle' | 'starting' | 'ready' | 'stopped';

type Options = {
  readonly locale: Locale;
  /** Path of the language, with both slashes. */
  readonly baseUrl: string;
  /** More options of `docusaurus start`. */
  readonly args: readonly string[];
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, HOST);
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/**
 * `docusaurus start` of one language, at a port of its own. It starts when somebody asks for it,
 * because each language takes memory and a processor.
 */
export class LanguageServer extends EventEmitter<{change: []}> {
  readonly locale: Locale;
  readonly baseUrl: string;
  readonly #args: readonly string[];
  #state: State = 'idle';
  #child: ChildProcess | undefined;
  /** Number of calls of `start` and `stop`: a later call takes the place of an earlier one. */
  #calls = 0;
  #address = '';
  #lines: readonly string[] = [];

  constructor({locale, baseUrl, args}: Options) {
    super();
    this.locale = locale;
    this.baseUrl = baseUrl;
    this.#args = args;
    // Each page that waits listens
    this.setMaxListeners(0);
  }

  get state(): State {
    return this.#state;
  }

  /** Address of the process, without a slash at its end. */
  get address(): string {
    return this.#address;
  }

  /** The end of what the process has printed. */
  get output(): string {
    return this.#lines.join('\n');
  }

  /** Starts the server, or starts it again. */
  async start(): Promise<void> {
    const call = ++this.#calls;
    const last = this.#child;
    this.#child = undefined;
    this.#lines = [];
    this.#setState('starting');
    await end(last);
    const port = await freePort();
    if (call !== this.#calls) return;
    this.#address = `http://${HOST}:${port}`;
    const child = this.#launch(port);
    this.#child = child;
    child.once('close', () => {
      if (this.#child === child) this.#setState('stopped');
    });
    // The server holds the answer until the first bundle is there
    while (this.#child === child && this.#state === 'starting') {
      const answer = await fetch(this.#address + this.baseUrl).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer && this.#child === child) this.#setState('ready');
      else await wait(EVERY_MS);
    }
  }

  /** Ends the process for good. */
  async stop(): Promise<void> {
    this.#calls += 1;
    const child = this.#child;
    this.#child = undefined;
    await end(child);
  }

  #setState(state: State): void {
    this.#state = state;
    this.emit('change');
  }

  #launch(port: number): ChildProcess {
    const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
    const place = ['--locale', this.locale, '--host', HOST, '--port', String(port)];
    const child = spawn(
      process.execPath,
      [docusaurus, 'start', ...place, '--no-open', ...this.#args],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // The proxy asks it without encryption
          HTTPS: undefined,
          ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
          // Two processes must not write into the same folder
          ...(this.locale !== defaultLocale && {
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', this.locale),
          }),
        },
      },
    );
    for (const [input, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      createInterface({input}).on('line', (line) => {
        // The port behind it is not for people
        if (line.includes('website is running at')) return;
        target.write(`[${this.locale}] ${line}\n`);
        this.#lines = [...this.#lines, stripVTControlCharacters(line)].slice(-LINES);
      });
    }
    return child;
  }
}

import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';

import {defaultLocale, type Locale} from '../../../settings/locales';
import {listen} from '../static-server';

const HOST = '127.0.0.1';
const DOCUSAURUS = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, HOST);
  await once(server.close(), 'close');
  return port;
}

/** Matches lines to hide: the internal URL, packages' stack traces, and advice to turn off checks. */
const IGNORED =
  /website is running at|^[│\s]+at .*node_modules|matching cause stack trace|^\]$|Site plugin reload failure|To ignore this error, use|turn this security off/;

/** Runs `docusaurus start` for one language on its own port. */
export class LanguageServer {
  /** `idle` before `start` and after `stop`; `stopped` after a crash. */
  state: 'idle' | 'starting' | 'ready' | 'stopped' = 'idle';
  /** The process's URL, without a trailing slash. */
  origin = '';
  #child: ChildProcess | undefined;
  /** Resolves when the last process has exited. */
  #end: Promise<unknown> = Promise.resolve();
  /** Counts calls to `start` and `stop`, because a newer call cancels an older one. */
  #calls = 0;

  /**
   * @param baseUrl the language's path, with leading and trailing slashes
   * @param onChange called when the server is ready or has crashed
   * @param options.args additional options for `docusaurus start`
   * @param options.program the script that serves the language; default: Docusaurus
   */
  constructor(
    readonly locale: Locale,
    readonly baseUrl: string,
    readonly onChange: (server: LanguageServer) => void,
    readonly options: {args?: string[]; env?: NodeJS.ProcessEnv; program?: string} = {},
  ) {}

  /** Starts or restarts the server once the previous process has exited. */
  async start(): Promise<void> {
    const end = this.stop();
    this.state = 'starting';
    const call = this.#calls;
    await end;
    const port = await freePort();
    if (call !== this.#calls) return;
    this.origin = `http://${HOST}:${port}`;
    const child = this.#launch(port);
    this.#child = child;
    this.#end = once(child, 'close').then(() => {
      if (call === this.#calls) this.#become('stopped');
    });
    // The server responds only once the first bundle is ready
    while (call === this.#calls && this.state === 'starting') {
      const answer = await fetch(this.origin + this.baseUrl).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer && call === this.#calls) this.#become('ready');
      else await wait(200);
    }
  }

  /** Sends the signal synchronously, and resolves when the process has exited. */
  stop(): Promise<unknown> {
    this.#calls += 1;
    this.state = 'idle';
    this.#child?.kill('SIGTERM');
    return this.#end;
  }

  #become(state: 'ready' | 'stopped'): void {
    this.state = state;
    this.onChange(this);
  }

  #launch(port: number): ChildProcess {
    const {args = [], env, program = DOCUSAURUS} = this.options;
    const place = ['--locale', this.locale, '--host', HOST, '--port', String(port), '--no-open'];
    const child = spawn(process.execPath, [program, 'start', ...place, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
        // Two processes must not write to the same folder
        ...(this.locale !== defaultLocale && {
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', this.locale),
        }),
      },
    });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({input}).on('line', (line) => {
        if (!IGNORED.test(stripVTControlCharacters(line))) console.log(`[${this.locale}] ${line}`);
      });
    }
    return child;
  }
}

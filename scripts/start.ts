/**
 * `npm start`: runs the development server with all options of `docusaurus start` (`npm start --
 * --locale en --port 3001`). If the port is in use, Docusaurus asks for another one at a terminal,
 * but elsewhere it exits with code 0. So this script checks the port first.
 *
 * Docusaurus watches content and code, but reads the settings only at startup. When they change,
 * this script restarts the server.
 */
import '../src/lib/node-version';

import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';

import {changedSettings, filesState, settingsReader} from './lib/server-settings';
import {PortInUseError, startStaticServer} from './lib/static-server';
import {fail} from './lib/terminal';

/** Interval in milliseconds between two reads of the settings. */
const EVERY_MS = 500;

const args = process.argv.slice(2);
const {values} = parseArgs({
  args,
  strict: false,
  options: {port: {type: 'string', short: 'p', default: '3000'}},
});

function startServer(options: readonly string[]): ChildProcess {
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return spawn(process.execPath, [docusaurus, 'start', ...args, ...options], {stdio: 'inherit'});
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Resolves with the exit code when a process has ended. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode ?? 0);
    else child.once('close', (code) => resolve(code ?? 0));
  });

async function main() {
  if (!process.stdout.isTTY) {
    const port = Number(values.port);
    const probe = await startStaticServer({dir: 'static', port});
    await probe.close();
  }

  const siteDir = process.cwd();
  const readSettings = settingsReader(siteDir);
  let inUse = await readSettings();
  let isStopping = false;
  let isRestarting = false;
  let hasRestarted = false;
  /** State of the author's files when the server crashed. */
  let stoppedAt: string | undefined;

  const launch = (options: readonly string[]): ChildProcess => {
    const child = startServer(options);
    void ended(child).then((code) => {
      if (isRestarting) return;
      if (code === 0 || !hasRestarted || isStopping) process.exit(code);
      stoppedAt = filesState(siteDir);
      console.error(
        'The server has stopped. Correct the error and save: the server restarts automatically.',
      );
    });
    return child;
  };
  let server = launch([]);

  // Ctrl+C also reaches the server; other signals must be forwarded
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      if (hasEnded(server)) process.exit(0);
      server.kill(signal);
    });
  }

  for (let last = inUse; ;) {
    await wait(EVERY_MS);
    const now = await readSettings();
    // Wait until the values are stable, because an editor can save several files one after another
    const isSettled = changedSettings(last, now).length === 0;
    last = now;
    const changed = changedSettings(inUse, now);
    const isMended = stoppedAt !== undefined && stoppedAt !== filesState(siteDir);
    if (isStopping || !isSettled || (changed.length === 0 && !isMended)) continue;

    const what = changed.length > 0 ? `Changed: ${changed.join(', ')}. ` : '';
    console.log(`\n${what}The server restarts.\n`);
    isRestarting = true;
    server.kill('SIGTERM');
    await ended(server);
    isRestarting = false;
    if (isStopping) process.exit(0);
    inUse = now;
    hasRestarted = true;
    stoppedAt = undefined;
    server = launch(['--no-open']);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof PortInUseError)) throw error;
  fail(`${error.message} Stop it, or choose another port: npm start -- --port ${error.port + 1}`);
});

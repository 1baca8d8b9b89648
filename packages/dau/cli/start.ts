/**
 * `npm start`: runs Docusaurus' dev server, which is a proxy of the servers of the other languages (see
 * `features/bundle/language-servers.ts`). Docusaurus reads the settings only at startup, so this script
 * restarts it when they change.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';

import {globSync} from 'tinyglobby';

import {assertNotTaken, runScript} from './lib/terminal';

/** Sets the host names that the server answers, such as that of a proxy. All other options are Docusaurus'. */
const ALLOW_HOST = '--allow-host';

const HELP = `
Added by this site:
  ${ALLOW_HOST} <names>   also answer requests for these host names, such as that of a proxy,
                         separated by commas; .x.y means all names under x.y`;

/** The time between two checks for changed settings. */
const INTERVAL_MS = 500;

const DOCUSAURUS = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** Lines of Docusaurus that are not shown: URLs behind the proxy, stack traces of packages, advice to turn off checks. */
const IGNORED =
  /running at.*127\.0\.0\.1|^[│\s]+at .*node_modules|matching cause stack trace|^\]$|Site plugin reload failure|To ignore this error, use|turn this security off/;

function timesOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], {dot: true}).sort();
  const timeOf = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${timeOf(file)}`).join('\n');
}

/** Returns a string that changes when one of the author's files changes. */
const filesState = (): string => timesOf(['*', '{blog,docs,i18n,src,static}/**']);

/**
 * Returns a string that changes when the dev server must restart:
 * - when the settings, `.env`, the logo or the author's plugins change, which Docusaurus reads at its start
 * - when the first post or guide is written, because the navigation does not link to empty sections
 */
const settingsState = (): string =>
  [
    timesOf(['src/config/**', 'src/plugins/**/*.{js,cjs,mjs,ts}', 'static/img/logo.svg', '.env']),
    ...['blog', 'docs'].map((folder) => globSync(`${folder}/**/*.{md,mdx}`).length > 0),
  ].join();

async function untilChanged(stateOf: () => string, isOver: () => boolean = () => false) {
  const before = stateOf();
  while (!isOver() && stateOf() === before) await wait(INTERVAL_MS);
}

/** Starts Docusaurus. Returns the process, and a promise that resolves when it has ended. */
function launch(args: string[], allowed: string | undefined) {
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      ...(allowed && {ALLOWED_HOSTS: allowed}),
    },
  });
  for (const input of [server.stdout, server.stderr])
    createInterface({input}).on('line', (line) => {
      if (!IGNORED.test(stripVTControlCharacters(line))) console.log(line);
    });
  return {server, ended: once(server, 'close')};
}

async function main(): Promise<void> {
  assertNotTaken(['port', 'host', 'locale', 'poll', 'allow-host']);
  const args = process.argv.slice(2);
  const [, allowed] = args.includes(ALLOW_HOST) ? args.splice(args.indexOf(ALLOW_HOST), 2) : [];
  for (let isFirst = true; ; isFirst = false) {
    const {server, ended} = launch(isFirst ? args : [...args, '--no-open'], allowed);
    const stop = () => server.kill();
    process.on('exit', stop);
    const isOver = () => server.exitCode !== null || server.signalCode !== null;
    await untilChanged(settingsState, isOver);
    if (isOver()) {
      await ended;
      if (args.includes('--help')) console.log(HELP);
      if (isFirst) process.exit(server.exitCode ?? 1);
      console.error('\nThe dev server has stopped. Fix the error above and save.\n');
      await untilChanged(filesState);
    }
    stop();
    await ended;
    process.off('exit', stop);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
runScript(main);

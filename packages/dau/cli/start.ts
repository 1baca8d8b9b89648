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

import {locales} from '../settings/locales';
import {readOptions, runScript} from './lib/terminal';

const USAGE = `Previews the site while you write, including drafts and scheduled posts.

  npm start                      all languages; the first starts at once, the others when you open them
  npm start -- --locale ${locales.at(-1)}       one language (${locales.join(', ')})
  --port 3001                    use this port (default 3000)
  --host 0.0.0.0                 also serve other devices on your network
  --allow-host x.y               also answer requests for this host name, such as that of a proxy; .y means all names under y
  --no-open                      do not open a browser
  --poll 1000                    check for changes every second, if the system does not report them
  --help`;

const OPTIONS = {
  locale: {type: 'string'},
  port: {type: 'string'},
  host: {type: 'string'},
  'allow-host': {type: 'string', multiple: true},
  'no-open': {type: 'boolean', default: process.env.BROWSER === 'none'},
  poll: {type: 'string'},
} as const;

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
function settingsState(): string {
  return JSON.stringify({
    settings: timesOf([
      'src/config/**',
      'src/plugins/**/*.{js,cjs,mjs,ts}',
      'static/img/logo.svg',
      '.env',
    ]),
    hasPosts: globSync('blog/**/*.{md,mdx}').length > 0,
    hasGuides: globSync('docs/**/*.{md,mdx}').length > 0,
  });
}

async function untilChanged(stateOf: () => string, isOver: () => boolean = () => false) {
  const before = stateOf();
  while (!isOver() && stateOf() === before) await wait(INTERVAL_MS);
}

/** Starts Docusaurus. Returns the process, and a promise that resolves when it has ended. */
function launch(args: string[], allowed: string[] | undefined) {
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      ...(allowed && {ALLOWED_HOSTS: allowed.join()}),
    },
  });
  for (const input of [server.stdout, server.stderr])
    createInterface({input}).on('line', (line) => {
      if (!IGNORED.test(stripVTControlCharacters(line))) console.log(line);
    });
  return {server, ended: once(server, 'close')};
}

async function main(): Promise<void> {
  const {'allow-host': allowed, 'no-open': isQuiet, ...values} = readOptions(OPTIONS, USAGE);
  const args = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
  for (let isFirst = true; ; isFirst = false) {
    const {server, ended} = launch(isFirst && !isQuiet ? args : [...args, '--no-open'], allowed);
    const stop = () => server.kill();
    process.on('exit', stop);
    const isOver = () => server.exitCode !== null || server.signalCode !== null;
    await untilChanged(settingsState, isOver);
    if (isOver()) {
      if (isFirst) process.exit(1);
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

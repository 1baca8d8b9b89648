/**
 * `npm start`: runs a dev server for all languages at one URL. Docusaurus' dev server handles only one
 * language, so this script runs one per language behind a proxy. The first server starts at once, and
 * each of the others on the first request for its language. Docusaurus reads the settings only at startup,
 * so this script restarts its servers when the settings change.
 */
import '../utils/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';

import open from 'open';
import {globSync} from 'tinyglobby';

import {loadEnvironmentFile, readEnvironment} from '../settings/environment';
import {languageName} from '../content/content-languages';
import type {SiteConfig} from '../settings';
import {localePath, locales, type Locale} from '../settings/locales';
import {loadModule} from '../utils/files';
import {hostInUrl, startFrontServer} from './lib/start/front-server';
import {LanguageServer} from './lib/start/language-server';
import {fail, readOptions, runScript} from './lib/terminal';

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
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  'allow-host': {type: 'string', multiple: true},
  'no-open': {type: 'boolean', default: process.env.BROWSER === 'none'},
  poll: {type: 'string'},
} as const;

/** The time between two checks for changed settings. */
const INTERVAL_MS = 500;

const siteDir = process.cwd();

function timesOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], {dot: true}).sort();
  const timeOf = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${timeOf(file)}`).join('\n');
}

/** Returns a string that changes when one of the author's files changes. */
const filesState = (): string => timesOf(['*', '{blog,docs,i18n,src,static}/**']);

/** Returns whether a folder has posts or guides. Stops at the first, because it runs twice a second. */
const hasMarkdown = (folder: string): boolean =>
  fs.existsSync(folder) &&
  fs
    .readdirSync(folder, {withFileTypes: true})
    .some((entry) =>
      entry.isDirectory() ? hasMarkdown(path.join(folder, entry.name)) : /\.mdx?$/.test(entry.name),
    );

/**
 * Returns a string that changes when the dev servers must restart:
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
    hasPosts: hasMarkdown('blog'),
    hasGuides: hasMarkdown('docs'),
  });
}

/** Reads the settings that decide at which URLs the languages are. */
async function readUrlSettings() {
  const load = (name: string) => loadModule(path.join(siteDir, 'src/config', name));
  const {site} = (await load('site.ts')) as {site: SiteConfig};
  // Use a copy, because values already in `process.env` would override a changed `.env`
  const {baseUrl} = readEnvironment(loadEnvironmentFile(siteDir, {...process.env}), site);
  return {baseUrl, ...(await load('languages.ts'))};
}

function chooseLocales(wanted: string | undefined): readonly Locale[] {
  if (wanted === undefined) return locales;
  const chosen = locales.filter((locale) => locale === wanted);
  if (chosen.length === 0) fail(`Unknown language "${wanted}". Use ${locales.join(' or ')}.`);
  return chosen;
}

/**
 * Restarts running servers when the settings change, and stopped ones when any file changes. Ends when
 * the URLs change.
 */
async function restartOnChanges(servers: readonly LanguageServer[]): Promise<never> {
  const urls = await readUrlSettings();
  let before = {files: '', settings: settingsState()};
  for (;;) {
    await wait(INTERVAL_MS);
    // Reading the times of all files twice a second would slow down the dev servers, so do it only while
    // a server is stopped
    const isStopped = servers.some(({state}) => state === 'stopped');
    const now = {files: isStopped ? filesState() : '', settings: settingsState()};
    const hasNewSettings = now.settings !== before.settings;
    const hasNewFiles = before.files !== '' && now.files !== before.files;
    before = now;
    // If a file has a syntax error, assume that the URLs have not changed
    if (hasNewSettings && !isDeepStrictEqual(await readUrlSettings().catch(() => urls), urls))
      fail('The languages or the base URL have changed. Run npm start again.');
    const stale = servers.filter(({state}) =>
      state === 'stopped' ? hasNewSettings || hasNewFiles : hasNewSettings && state !== 'idle',
    );
    if (stale.length === 0) continue;
    console.log(`\nRestarting: ${stale.map(({locale}) => locale).join(', ')}.\n`);
    for (const server of stale) void server.start();
  }
}

async function main() {
  const options = readOptions(OPTIONS, USAGE);
  const {host, poll} = options;
  const {baseUrl} = await readUrlSettings();
  let isFirstStart = true;

  function report(server: LanguageServer): void {
    const name = languageName(server.locale, 'en');
    const isFirst = server === servers[0] && isFirstStart;
    if (isFirst) isFirstStart = false;
    if (server.state === 'ready') {
      const url = `http://${hostInUrl(host)}:${port}${server.baseUrl}`;
      console.log(`\n${name} is ready: ${url} (press Ctrl+C to stop)\n`);
      if (isFirst && !options['no-open']) open(url).catch(() => undefined);
    } else if (isFirst) {
      process.exit(1);
    } else {
      console.error(`\nThe dev server for ${name} has stopped. Fix the error above and save.\n`);
    }
  }

  const servers = chooseLocales(options.locale).map(
    (locale, index) =>
      new LanguageServer(locale, baseUrl + localePath(locale), report, {
        args: poll === undefined ? [] : ['--poll', poll],
        // The first server checks files in all languages. The others check only their own language
        env: index === 0 ? {} : {CHECK_FOLDER: `i18n/${locale}/`},
      }),
  );
  const {port} = await startFrontServer(servers, Number(options.port), host, options['allow-host']);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  process.on('exit', () => servers.forEach((server) => void server.stop()));
  void servers[0]?.start();
  await restartOnChanges(servers);
}

runScript(main);

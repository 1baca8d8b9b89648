/**
 * `npm start`: runs a dev server for all languages at one URL. Docusaurus' dev server handles only one
 * language, so this script runs one per language behind a proxy. The first server starts at once, each
 * of the others on the first request for its language. Docusaurus reads the settings only at startup,
 * so this script restarts its servers when the settings change.
 */
import '../utils/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import open from 'open';
import {globSync} from 'tinyglobby';

import {site} from '../../../src/config/site';
import {loadEnvironmentFile, readEnvironment} from '../settings/environment';
import {languageName} from '../content/content-languages';
import {localePath, locales} from '../settings/locales';
import {startFrontServer} from './lib/start/front-server';
import {LanguageServer} from './lib/start/language-server';
import {fail, readOptions, runScript} from './lib/terminal';

function timesOf(siteDir: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], {cwd: siteDir, dot: true}).sort();
  const timeOf = (file: string) =>
    fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${timeOf(file)}`).join('\n');
}

/** Returns a string that changes when one of the author's files changes. */
const filesState = (siteDir: string): string =>
  timesOf(siteDir, ['*', '{blog,docs,i18n,src,static}/**']);

/**
 * Returns a string that changes when the dev servers must restart: when the settings or `.env` change,
 * when an authors file is created (Docusaurus watches only existing ones), and when a section gets its
 * first content (the navigation does not link to empty sections).
 */
function settingsState(siteDir: string): string {
  const sections = ['blog', 'docs'].map(
    (folder) => globSync(`${folder}/**/*.{md,mdx}`, {cwd: siteDir}).length > 0,
  );
  const emptyLists = ['projects', 'community'].map((name) => {
    const file = path.join(siteDir, 'src', 'data', `${name}.ts`);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').match(/\[\s*\]/g)?.length;
  });
  const authors = globSync(
    ['blog', 'i18n/*/*'].map((folder) => `${folder}/authors.{yml,yaml}`),
    {cwd: siteDir},
  ).sort();
  const times = timesOf(siteDir, ['src/config/**', '.env']);
  return JSON.stringify([times, sections, emptyLists, authors]);
}

const USAGE = `Previews the site while you write, including drafts and scheduled posts.

  npm start                      all languages; the first starts at once, the others when you open them
  npm start -- --locale ${locales.at(-1)}       one language (${locales.join(', ')})
  --port 3001                    use this port (default 3000)
  --host 0.0.0.0                 also serve other devices on your network
  --allow-host x.y               answer this host name too, such as that of a proxy; .y answers all names under y
  --no-open                      do not open a browser
  --poll 1000                    check for changes every second, if the system does not report them
  --help`;

const options = readOptions(
  {
    locale: {type: 'string'},
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    'allow-host': {type: 'string', multiple: true},
    'no-open': {type: 'boolean', default: false},
    poll: {type: 'string'},
  },
  USAGE,
);

const siteDir = process.cwd();

function readBaseUrl(): string {
  // Use a copy, because values already in `process.env` would override a changed `.env`
  return readEnvironment(loadEnvironmentFile(siteDir, {...process.env}), site).baseUrl;
}

function report(server: LanguageServer, url: string, isFirstStart: boolean): void {
  const name = languageName(server.locale, 'en');
  if (server.state === 'ready') {
    console.log(`\n${name} is ready: ${url} (press Ctrl+C to stop)\n`);
    const opens = isFirstStart && !options['no-open'] && process.env.BROWSER !== 'none';
    if (opens) open(url).catch(() => undefined);
  } else if (isFirstStart) {
    process.exit(1);
  } else {
    console.error(`\n${name} has stopped. Fix the error above and save.\n`);
  }
}

async function main() {
  const {locale: wanted, host, poll} = options;
  const chosen = locales.filter((locale) => wanted === undefined || locale === wanted);
  if (chosen.length === 0) {
    fail(`Unknown language "${wanted}". Use ${locales.join(' or ')}.`);
  }
  const shownHost = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  const baseUrl = readBaseUrl();
  const args = poll === undefined ? [] : ['--poll', poll];
  let isFirstStart = true;
  const servers = chosen.map(
    (locale, index) =>
      new LanguageServer(
        locale,
        baseUrl + localePath(locale),
        (server) => {
          const isFirst = index === 0 && isFirstStart;
          if (isFirst) isFirstStart = false;
          report(server, `http://${shownHost}:${port}${server.baseUrl}`, isFirst);
        },
        // The first server checks files in all languages. The others check only their own language
        {args, env: index === 0 ? {} : {CHECK_FOLDER: `i18n/${locale}/`}},
      ),
  );
  const {port} = await startFrontServer(servers, Number(options.port), host, options['allow-host']);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  process.on('exit', () => servers.forEach((server) => void server.stop()));
  void servers[0]?.start();

  for (let [settings, files] = [settingsState(siteDir), filesState(siteDir)]; ; await wait(500)) {
    const now = [settingsState(siteDir), filesState(siteDir)] as const;
    const isStale = ({state}: LanguageServer) =>
      state === 'stopped' ? now[1] !== files : state !== 'idle' && now[0] !== settings;
    const stale = servers.filter(isStale);
    [settings, files] = now;
    if (stale.length === 0) continue;
    console.log(`\nRestarting: ${stale.map(({locale}) => locale).join(', ')}.\n`);
    for (const server of stale) void server.start();
  }
}

runScript(main);

/**
 * `npm start`: the development server of all languages at one address. A language other than the
 * first starts when somebody opens one of its pages.
 *
 * Docusaurus has a development server for one language. Here, one process for each language runs
 * behind a small proxy. Docusaurus watches content and code, but reads the settings only at
 * startup: when they change, this script restarts the processes.
 */
import '../src/lib/node-version';

import {setTimeout as wait} from 'node:timers/promises';

import open from 'open';

import {site} from '../src/config/site';
import {loadEnvironmentFile, readEnvironment} from '../src/lib/environment';
import {localeConfigs, localePath, locales} from '../src/lib/locales';
import {startFrontServer} from './lib/start/front-server';
import {LanguageServer} from './lib/start/language-server';
import {filesState, settingsState} from './lib/start/watched';
import {fail, readOptions} from './lib/terminal';

const USAGE = `Shows the site while you write, with drafts and scheduled posts.

  npm start                      all languages; each starts when you open it
  npm start -- --locale en       one language (${locales.join(', ')})
  --port 3000                    another port
  --host 0.0.0.0                 also for other devices in your network
  --no-open                      does not open a browser
  --poll 1000                    looks for changes every second, where the system reports none
  --help`;

const options = readOptions(
  {
    locale: {type: 'string'},
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    'no-open': {type: 'boolean', default: false},
    poll: {type: 'string'},
  },
  USAGE,
);

const siteDir = process.cwd();

/** Interval in milliseconds between two reads of the settings. */
const EVERY_MS = 500;

/** Returns the base URL of the site, with `.env` included. */
function readBaseUrl(): string {
  // A copy: each server reads the file itself when it starts
  return readEnvironment(loadEnvironmentFile(siteDir, {...process.env}), site).baseUrl;
}

async function main() {
  const {locale: wanted, host, poll} = options;
  const chosen = locales.filter((locale) => wanted === undefined || locale === wanted);
  if (chosen.length === 0)
    fail(`The site has no language "${wanted}". It has: ${locales.join(', ')}.`);
  const wantedPort = Number(options.port);
  if (!/^\d+$/.test(options.port) || wantedPort > 65535) {
    fail(`--port must be a whole number from 0 to 65535, not "${options.port}".`);
  }

  let port = 0;
  let isFirstReady = false;
  /** State of the author's files when a server crashed. */
  const crashes = new Map<LanguageServer, string>();
  const urlOf = ({baseUrl}: LanguageServer) =>
    `http://${/^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host}:${port}${baseUrl}`;
  const onChange = (server: LanguageServer) => {
    const {label} = localeConfigs[server.locale];
    const isFirst = server === servers[0];
    if (server.state === 'ready') {
      console.log(`\n${label} is ready: ${urlOf(server)} (Ctrl+C stops)\n`);
      if (isFirst && !isFirstReady && !options['no-open'] && process.env.BROWSER !== 'none') {
        open(urlOf(server)).catch(() => undefined);
      }
      isFirstReady ||= isFirst;
    } else if (isFirst && !isFirstReady) {
      // An error in the first start ends the command
      process.exit(1);
    } else {
      crashes.set(server, filesState(siteDir));
      console.error(
        `\n${label} has stopped: see above. Correct the error and save: it starts again.\n`,
      );
    }
  };
  const baseUrl = readBaseUrl();
  const args = poll === undefined ? [] : ['--poll', poll];
  const servers = chosen.map(
    (locale) => new LanguageServer(locale, baseUrl + localePath(locale), args, onChange),
  );
  port = await startFrontServer(servers, wantedPort, host);
  for (const server of servers) {
    const when = server === servers[0] ? 'starts now' : 'starts when you open it';
    console.log(`${localeConfigs[server.locale].label}: ${urlOf(server)} (${when})`);
  }
  // Whatever ends this process, no other one stays behind
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  process.on('exit', () => servers.forEach((server) => void server.stop()));
  void servers[0]?.start();

  for (let inUse = settingsState(siteDir); ;) {
    await wait(EVERY_MS);
    const now = settingsState(siteDir);
    const isChanged = now !== inUse;
    inUse = now;
    const stale = servers.filter((server) =>
      crashes.has(server)
        ? crashes.get(server) !== filesState(siteDir)
        : isChanged && server.state !== 'idle',
    );
    if (stale.length === 0) continue;
    console.log(
      `\n${isChanged ? 'The settings changed. ' : ''}Restarting: ${stale.map(({locale}) => locale).join(', ')}.\n`,
    );
    for (const server of stale) {
      crashes.delete(server);
      void server.start();
    }
  }
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

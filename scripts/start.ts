/**
 * `npm start`: the development server of all languages at one address. A language other than the
 * first starts when somebody opens one of its pages.
 *
 *     npm start -- [--locale en] [--port 3000] [--host localhost] [--no-open] [--poll 1000]
 *
 * Docusaurus has a development server for one language. Here, one process for each language runs
 * behind a small proxy. Docusaurus watches content and code, but reads the settings only at
 * startup: when they change, this script restarts the processes.
 */
import '../src/lib/node-version';

import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';

import open from 'open';

import {localeConfigs, localePath, locales} from '../src/lib/locales';
import {nearest} from '../src/lib/near';
import {changedSettings, filesState, settingsReader} from './lib/server-settings';
import {currentBaseUrl} from './lib/site-environment';
import {startFrontServer} from './lib/start/front-server';
import {LanguageServer} from './lib/start/language-server';
import {PortInUseError} from './lib/static-server';
import {fail} from './lib/terminal';

/** Interval in milliseconds between two reads of the settings. */
const EVERY_MS = 500;

const USAGE = `Shows the site while you write, with drafts and scheduled posts.

  npm start                      all languages; each starts when you open it
  npm start -- --locale en       one language (${locales.join(', ')})
  --port 3000                    another port
  --host 0.0.0.0                 also for other devices in your network
  --no-open                      does not open a browser
  --poll 1000                    looks for changes every second, where the system reports none
  --help`;

const OPTIONS = {
  locale: {type: 'string', short: 'l'},
  port: {type: 'string', short: 'p', default: '3000'},
  host: {type: 'string', short: 'h', default: 'localhost'},
  'no-open': {type: 'boolean', default: false},
  poll: {type: 'string'},
  help: {type: 'boolean', default: false},
} as const;

function readArguments() {
  try {
    return parseArgs({options: OPTIONS}).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail(`${message.split('. ')[0] ?? message}.\n\n${USAGE}`);
  }
}

function readOptions() {
  const values = readArguments();
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    fail(`--port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  if (values.poll !== undefined && !/^[1-9]\d*$/.test(values.poll)) {
    fail(`--poll must be a number of milliseconds, not "${values.poll}".`);
  }
  const {locale} = values;
  const chosen = locales.filter((each) => locale === undefined || each === locale);
  if (chosen.length === 0 && locale !== undefined) {
    const near = nearest(locale, locales);
    fail(
      `The site has no language "${locale}".${near ? ` Did you mean ${near}?` : ''} It has: ${locales.join(', ')}.`,
    );
  }
  return {...values, port, chosen};
}

async function main() {
  const {chosen, port: wanted, host, poll, 'no-open': isQuiet} = readOptions();
  const base = currentBaseUrl();
  const servers = chosen.map(
    (locale) =>
      new LanguageServer({
        locale,
        baseUrl: base + localePath(locale),
        args: poll === undefined ? [] : ['--poll', poll],
      }),
  );
  const port = await startFrontServer(servers, {port: wanted, host});
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const urlOf = ({baseUrl}: LanguageServer) => `http://${shownHost}:${port}${baseUrl}`;

  const [first] = servers;
  for (const server of servers) {
    const when = server === first ? 'starts now' : 'starts when you open it';
    console.log(`${localeConfigs[server.locale].label}: ${urlOf(server)} (${when})`);
  }

  const siteDir = process.cwd();
  const readSettings = settingsReader(siteDir);
  let inUse = await readSettings();
  let isFirstReady = false;
  /** State of the author's files when a server crashed. */
  const crashes = new Map<LanguageServer, string>();

  const stopAll = async (code: number) => {
    await Promise.all(servers.map((server) => server.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  // Whatever ends this process, no other one stays behind
  process.on('exit', () => {
    for (const server of servers) void server.stop();
  });

  for (const server of servers) {
    const {label} = localeConfigs[server.locale];
    server.on('change', () => {
      if (server.state === 'ready') {
        console.log(`\n${label} is ready: ${urlOf(server)} (Ctrl+C stops)\n`);
        if (server !== first || isFirstReady) return;
        isFirstReady = true;
        if (!isQuiet && process.env.BROWSER !== 'none') open(urlOf(server)).catch(() => undefined);
      } else if (server.state === 'stopped') {
        // An error in the first start ends the command
        if (server === first && !isFirstReady) {
          void stopAll(1);
          return;
        }
        crashes.set(server, filesState(siteDir));
        console.error(
          `\n${label} has stopped: see above. Correct the error and save: it starts again.\n`,
        );
      }
    });
  }
  void first?.start();

  for (let last = inUse; ;) {
    await wait(EVERY_MS);
    const now = await readSettings();
    // Wait until the values are stable, because an editor can save several files one after another
    const isSettled = changedSettings(last, now).length === 0;
    last = now;
    if (!isSettled) continue;
    const changed = changedSettings(inUse, now);
    inUse = now;
    const stale = servers.filter((server) =>
      crashes.has(server)
        ? changed.length > 0 || crashes.get(server) !== filesState(siteDir)
        : changed.length > 0 && server.state !== 'idle',
    );
    if (stale.length === 0) continue;
    const what = changed.length > 0 ? `Changed: ${changed.join(', ')}. ` : '';
    console.log(`\n${what}Restarting: ${stale.map(({locale}) => locale).join(', ')}.\n`);
    for (const server of stale) {
      crashes.delete(server);
      void server.start();
    }
  }
}

main().catch((error: unknown) => {
  if (error instanceof PortInUseError) {
    fail(`${error.message} Stop it, or choose another port: npm start -- --port ${error.port + 1}`);
  }
  fail(error instanceof Error ? error.message : String(error));
});

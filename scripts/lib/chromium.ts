import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium as playwrightChromium} from '@playwright/test';

import {run, step} from './terminal';

/**
 * Where systems keep a Chromium or Chrome of their own. The build without a
 * window comes first: the browser tests take two thirds of the time with it.
 */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else the one that
 * Playwright has downloaded (the version it was made for), else the system's
 * own. `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    playwrightChromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((file) => file !== undefined && file !== '' && fs.existsSync(file));
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

/** What to do where there is no Chromium. */
const HOW_TO_GET_ONE = `There is no Chromium to open the pages with, and none could be installed. Do one of these:
  - npx playwright install --with-deps chromium   (downloads one; on Linux also the libraries it needs)
  - apt-get install chromium-headless-shell       (Debian, as root)
  - install Chrome or Chromium yourself, and set CHROMIUM_PATH to its program if it is not found`;

/**
 * Makes sure there is a Chromium: as root on Debian it installs the system's
 * package, elsewhere Playwright's download.
 *
 * @throws if none can be had, saying what to do.
 */
export async function ensureChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !fs.existsSync(wanted)) {
    throw new Error(`CHROMIUM_PATH is "${wanted}", and there is no such file.`);
  }
  const found = findChromium();
  if (found) return found;
  try {
    if (isDebianRoot()) {
      step('Installing Chromium (Debian package)');
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    } else {
      step('Downloading Chromium (Playwright)');
      await run('playwright', ['install', 'chromium']);
    }
  } catch {
    // The program is not there: said below
  }
  const installed = findChromium();
  if (!installed) throw new Error(HOW_TO_GET_ONE);
  return installed;
}

/**
 * Switches a headless Chromium needs on servers: no sandbox as root (Chromium
 * refuses otherwise), and none of its own calls home, which tests that watch
 * the network would see.
 */
export function chromiumArgs(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** For messages: which browser a path is, in its own words. */
export function describeChromium(executable: string): string {
  try {
    return execFileSync(executable, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return executable;
  }
}

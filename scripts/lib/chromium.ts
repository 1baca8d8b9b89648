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
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else the system's own,
 * else the one Playwright has downloaded. `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...SYSTEM_BROWSERS,
    playwrightChromium.executablePath(),
  ];
  return candidates.find((file) => file !== undefined && file !== '' && fs.existsSync(file));
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

/**
 * Makes sure there is a Chromium: as root on Debian it installs the system's
 * package, elsewhere Playwright's download.
 *
 * @throws if none can be had, saying what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    step('Installing Chromium for the browser tests (Debian package)');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  } else {
    step('Downloading Chromium for the browser tests (Playwright)');
    await run('playwright', ['install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
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

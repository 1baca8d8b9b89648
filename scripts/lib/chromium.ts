import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium as playwrightChromium} from '@playwright/test';

import {run, step} from './terminal';

/**
 * Usual paths of Chromium and Chrome. The headless build comes first, because it makes the browser
 * tests a third faster.
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
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, or else Playwright's download, or else
 * a system browser. Returns `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    playwrightChromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((file) => file !== undefined && file !== '' && fs.existsSync(file));
}

/**
 * Installs packages, if this runs as root on Debian. Does not throw if they cannot be installed.
 *
 * @returns whether it has tried
 */
export async function installDebianPackages(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return false;
  step(`Installing ${packages.join(', ')} (Debian)`);
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', ...packages]);
  } catch {
    // There is no apt-get. Who needs the packages looks for them
  }
  return true;
}

/** The message if no Chromium can be installed. */
const HOW_TO_GET_ONE = `There is no Chromium to open the pages with, and none could be installed. Do one of these:
  - npx playwright install --with-deps chromium   (downloads one; on Linux also the libraries it needs)
  - apt-get install chromium-headless-shell       (Debian, as root)
  - install Chrome or Chromium yourself, and set CHROMIUM_PATH to its program if it is not found`;

/**
 * Makes sure there is a Chromium and returns its path. As root on Debian it installs the system
 * package, elsewhere Playwright's download.
 *
 * @throws if no Chromium can be installed; the message says what to do
 */
export async function ensureChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !fs.existsSync(wanted)) {
    throw new Error(`CHROMIUM_PATH is "${wanted}", and there is no such file.`);
  }
  const found = findChromium();
  if (found) return found;
  if (!(await installDebianPackages(['chromium-headless-shell']))) {
    step('Downloading Chromium (Playwright)');
    // If the installer itself is missing, the error below says what to do
    await run('playwright', ['install', 'chromium']).catch(() => undefined);
  }
  const installed = findChromium();
  if (!installed) throw new Error(HOW_TO_GET_ONE);
  return installed;
}

/**
 * Returns the command line switches for headless Chromium. It needs `--no-sandbox` as root, and
 * must send no background requests, because some tests watch the network.
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

/**
 * Returns the name and version of a browser for messages, or its path if it does not print them.
 */
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

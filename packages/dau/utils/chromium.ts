import fs from 'node:fs';

import {chromium} from '@playwright/test';
import {globSync} from 'tinyglobby';

/**
 * Common paths of Chromium, Chrome and Edge. The headless build comes first, because it is twice as
 * fast.
 */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/**
 * Finds the headless build that Playwright downloads. Playwright's API returns only the path of the
 * full browser.
 */
function findHeadlessShell(): string[] {
  const [, cwd, revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const program = '{chrome-headless-shell,headless_shell}{,.exe}';
  return globSync(`chromium_headless_shell-${revision}/*/${program}`, {cwd, absolute: true});
}

/** Returns the path of `CHROMIUM_PATH`, of Playwright's browser or of an installed one, if any. */
export const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...findHeadlessShell(),
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ].find((file) => fs.existsSync(file));

/**
 * Command line switches for headless Chromium. As root, Chromium needs `--no-sandbox`. Chromium must
 * not send background requests, because some tests check all requests.
 */
export const chromiumArgs = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

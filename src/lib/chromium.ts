import fs from 'node:fs';

import {chromium} from '@playwright/test';

/** Usual paths of Chromium and Chrome. The headless build comes first, because it is faster. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, or else Playwright's download, or else a system
 * browser. Returns `undefined` otherwise.
 */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS].find((file) =>
    fs.existsSync(file),
  );

/**
 * Command line switches for headless Chromium. It needs `--no-sandbox` as root, and must send no
 * background requests, because some tests watch the network.
 */
export const chromiumArgs = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

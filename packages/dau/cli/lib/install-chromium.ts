import {chromium} from '@playwright/test';

import {chromiumArgs, findChromium} from '../../utils/chromium';
import {run, step} from './terminal';

/**
 * Returns Chromium's path. If Chromium is missing, installs it with Playwright.
 *
 * @throws if Chromium is missing and cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  step('Installing Chromium');
  await run('playwright', ['install', '--only-shell', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`Chromium was not found, and could not be installed. Do one of these:
  - npx playwright install --with-deps --only-shell chromium   (downloads one; on Linux also the libraries it needs)
  - apt-get install chromium-headless-shell                    (Debian, as root)
  - install Chrome or Chromium yourself. If it is still not found, set CHROMIUM_PATH to the path of its executable`);
}

/** @param args more command line switches */
export const launchChromium = async (args: readonly string[] = []) =>
  chromium.launch({executablePath: await ensureChromium(), args: [...chromiumArgs(), ...args]});

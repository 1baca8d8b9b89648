import fs from 'node:fs';
import path from 'node:path';

import {defineConfig, firefox, webkit} from '@playwright/test';

import {chromiumArgs, findChromium} from '../utils/chromium';
import {baseUrlSite, rootSite} from './support/sites';

/** Firefox and WebKit run the tests tagged `@engines`, if Playwright's builds are installed. */
const engines = [firefox, webkit].filter((engine) => fs.existsSync(engine.executablePath()));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve('test-results'),
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // The limit is high, because hydration is slow on a busy machine
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    baseURL: rootSite.url,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Turn off transitions, because colors have too little contrast during a transition
    contextOptions: {reducedMotion: 'reduce'},
    // Block the service worker, because it would respond to requests that tests mock. Only the service
    // worker's tests allow it
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'integrations',
      testMatch: '**/*.integrations.spec.ts',
      use: {
        baseURL: baseUrlSite.url,
        ignoreHTTPSErrors: true,
        launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
      },
    },
    {
      name: 'chromium',
      testIgnore: '**/*.integrations.spec.ts',
      use: {launchOptions: {executablePath: findChromium(), args: chromiumArgs()}},
    },
    ...engines.map((engine) => ({
      name: engine.name(),
      grep: /@engines/,
      use: {browserName: engine.name() as 'firefox' | 'webkit'},
    })),
  ],
});

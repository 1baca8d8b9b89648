import fs from 'node:fs';

import {defineConfig} from '@playwright/test';

import {chromiumArgs, findChromium} from './scripts/lib/chromium';
import {baseUrlSite, rootSite} from './tests/support/sites';

/** What is proven of each page alike. */
const everyPage = [
  '**/crawl.spec.ts',
  '**/routes.spec.ts',
  '**/machine-readable.spec.ts',
  '**/content.spec.ts',
];

/**
 * Browser tests over the production builds that `npm test` makes, served as GitHub
 * Pages would.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a test of its time; what needed a second try is named at the end
  retries: 1,
  workers: 3,
  timeout: 60_000,
  // A busy machine takes its time to hydrate
  expect: {timeout: 10_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: rootSite.url,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A worker would answer what tests answer in the place of the host; offline.spec.ts allows it
    serviceWorkers: 'block',
    launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
  },
  projects: [
    // First, since its longest test takes a minute: the other worker goes on meanwhile
    {
      name: 'integrations',
      testMatch: '**/*.integrations.spec.ts',
      use: {baseURL: baseUrlSite.url, ignoreHTTPSErrors: true},
    },
    {name: 'site', testMatch: everyPage},
    {
      name: 'behaviour',
      testIgnore: [...everyPage, '**/*.base-url.spec.ts', '**/*.integrations.spec.ts'],
    },
    {
      name: 'base-url',
      testMatch: '**/*.base-url.spec.ts',
      use: {baseURL: baseUrlSite.url},
    },
  ],
  webServer: [rootSite, baseUrlSite]
    // By hand, `--project=site` needs no more than `npm run build`
    .filter(({dir}) => fs.existsSync(dir))
    .map(({dir, baseUrl, portVariable}) => ({
      command: `jiti scripts/serve.ts --dir ${dir} --base-url ${baseUrl} --port 0`,
      // A port of its own, so that nothing else is taken for the site: Playwright
      // reads it from what the server says and sets the variable of this name
      wait: {
        stdout: new RegExp(
          `The site is at http://localhost:(?<${portVariable.toLowerCase()}>\\d+)/`,
        ),
      },
    })),
});

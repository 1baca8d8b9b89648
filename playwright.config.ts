import fs from 'node:fs';

import {defineConfig} from '@playwright/test';

import {chromiumArgs, findChromium} from './scripts/lib/chromium';
import {baseUrlSite, integrationsSite, rootSite} from './tests/support/sites';

/** What is proven of each page alike. */
const everyPage = ['**/crawl.spec.ts', '**/routes.spec.ts'];

/**
 * Browser tests over the production build, served as GitHub Pages would. `npm test`
 * makes the builds; the one with every hosted service is made on request.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // A busy machine takes its time to hydrate
  expect: {timeout: 10_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: rootSite.url,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
  },
  projects: [
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
    {
      name: 'integrations',
      testMatch: '**/*.integrations.spec.ts',
      use: {baseURL: integrationsSite.url, ignoreHTTPSErrors: true},
    },
  ],
  webServer: [rootSite, baseUrlSite, integrationsSite]
    .filter((site) => site !== integrationsSite || fs.existsSync(site.dir))
    .map(({dir, baseUrl, port, url}) => ({
      command: `jiti scripts/serve.ts --dir ${dir} --base-url ${baseUrl} --port ${port}`,
      url,
      reuseExistingServer: !process.env.CI,
    })),
});

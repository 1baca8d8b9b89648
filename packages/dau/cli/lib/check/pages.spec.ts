import {test as base, type BrowserContext} from '@playwright/test';

import {allowedHosts, site} from '../../../../../src/config';
import {loadEnvironmentFile, readEnvironment} from '../../../settings/environment';
import {startStaticServer} from '../static-server';
import {checkPage, type Allowed} from './page';
import {ALL_VARIABLE, BUILD_DIR, changedFiles, listPages, samplePages} from './choose-pages';

const siteDir = process.cwd();
const {url, baseUrl} = readEnvironment(loadEnvironmentFile(siteDir), site);
const hosts = Object.values(allowedHosts).flat();

/** All tests in a worker share a server and a browser context, so that their pages share a cache. */
const test = base.extend<object, {open: {context: BrowserContext; allowed: Allowed}}>({
  open: [
    async ({browser}, use) => {
      const server = await startStaticServer({dir: BUILD_DIR, baseUrl});
      // Turn off animations, because axe would otherwise measure colors that are still changing
      const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
      await use({context, allowed: {siteUrls: [server.url, url + baseUrl], hosts}});
      await context.close();
      await server.close();
    },
    {scope: 'worker'},
  ],
});

const all = listPages(BUILD_DIR, siteDir);
for (const {path, source} of process.env[ALL_VARIABLE]
  ? all
  : samplePages(all, changedFiles(siteDir))) {
  test(`/${path}${source ? ` (${source})` : ''}`, async ({open: {context, allowed}}, {
    annotations,
  }) => {
    const page = await context.newPage();
    const pageUrl = new URL(encodeURI(path), allowed.siteUrls[0]).href;
    try {
      // Report problems as annotations, because Playwright starts a new browser after a failed test
      await checkPage(page, pageUrl, allowed, (description, type) =>
        annotations.push({type, description}),
      );
    } finally {
      await page.close();
    }
  });
}

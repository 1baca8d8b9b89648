import {test as base, type BrowserContext, type Page} from '@playwright/test';

/** Leaves nothing of a test to the next: what a page keeps, and whether it is online. */
async function clear(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,service_workers',
  });
  await session.detach();
  await context.clearCookies();
  await context.setOffline(false);
}

/**
 * `test` whose pages share one browser context in each worker: what the browser
 * has fetched and compiled for one test serves the next, which halves the time.
 * Storage and cookies are emptied after each test. Not for tests that set
 * options of a context, or that break the loading of the site's own files.
 */
export const test = base.extend<object, {warmContext: BrowserContext}>({
  warmContext: [
    async ({browser}, provide, {project}) => {
      // Of the options of a context, those that the configuration sets
      const {baseURL, locale, timezoneId, ignoreHTTPSErrors} = project.use;
      const context = await browser.newContext({baseURL, locale, timezoneId, ignoreHTTPSErrors});
      await provide(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({warmContext}, provide) => {
    await provide(warmContext);
  },
  page: async ({warmContext, baseURL}, provide) => {
    const page = await warmContext.newPage();
    await provide(page);
    await clear(page, new URL(baseURL ?? '').origin);
    for (const open of warmContext.pages()) await open.close();
  },
});

/**
 * `test` for one look at each of many pages: they come one after the other in the
 * same tab, whose process is warm, in two thirds of the time. Not for tests that
 * leave something in the tab: scripts of their own, routes, a clock.
 */
export const testInOneTab = test.extend<object, {tab: Page}>({
  tab: [
    async ({warmContext}, provide) => {
      const tab = await warmContext.newPage();
      await provide(tab);
      await tab.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab, baseURL}, provide) => {
    await provide(tab);
    for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const) {
      tab.removeAllListeners(event);
    }
    await clear(tab, new URL(baseURL ?? '').origin);
    // What is still under way ends here, not in the next test
    await tab.goto('about:blank');
  },
});

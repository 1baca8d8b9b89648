import {test as base, type BrowserContext, type Page} from '@playwright/test';

/** Resets the state between two tests: storage, cookies and the offline mode. */
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
 * A `test` whose pages share one browser context in each worker. The browser's cache stays warm,
 * which halves the time. Storage and cookies are cleared after each test. Do not use it for tests
 * that set context options or break the site's own files.
 */
export const test = base.extend<object, {warmContext: BrowserContext}>({
  warmContext: [
    async ({browser}, provide, {project}) => {
      // Context options from the Playwright configuration
      const {baseURL, locale, timezoneId, ignoreHTTPSErrors, serviceWorkers} = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        ignoreHTTPSErrors,
        serviceWorkers,
      });
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
 * A `test` whose pages share one tab in each worker, for tests that only look at many pages. The
 * process stays warm, which saves a third of the time. Do not use it for tests that change the tab:
 * init scripts, routes or a fixed clock.
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
    // Stop open requests here, so that the next test does not see them
    await tab.goto('about:blank');
  },
});

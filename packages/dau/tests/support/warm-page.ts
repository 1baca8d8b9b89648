import {test as base, type BrowserContext, type Page} from '@playwright/test';

async function clear(page: Page, origin: string): Promise<void> {
  const context = page.context();
  // Leave the page, because it may still write to storage
  await page.goto('about:blank');
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
 * A `test` that shares a browser context among all tests in a worker. Tests take half the time, because
 * the browser has cached the site's files. Storage and cookies are cleared after each test. Do not use
 * this `test` if a test sets context options or changes the site's files.
 */
export const test = base.extend<object, {warmContext: BrowserContext}>({
  warmContext: [
    async ({browser}, provide, {project}) => {
      // A new context does not inherit the options in the Playwright config, so pass them here
      const {baseURL, locale, timezoneId, contextOptions} = project.use;
      const {ignoreHTTPSErrors, serviceWorkers} = project.use;
      const context = await browser.newContext({
        ...contextOptions,
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

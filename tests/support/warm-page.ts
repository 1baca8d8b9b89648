import {test as base, type BrowserContext} from '@playwright/test';

/**
 * `test` whose pages share one browser context in each worker: what the browser
 * has fetched and compiled for one test serves the next, which halves the time.
 * Storage and cookies are emptied after each test. Not for tests that set
 * options of a context, or that break the loading of files.
 */
export const test = base.extend<object, {warmContext: BrowserContext}>({
  warmContext: [
    async ({browser}, provide, {project}) => {
      // Of the options of a context, those that the configuration sets
      const {baseURL, locale, timezoneId} = project.use;
      const context = await browser.newContext({baseURL, locale, timezoneId});
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
    const {origin} = new URL(baseURL ?? '');
    const session = await warmContext.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,service_workers',
    });
    for (const open of warmContext.pages()) await open.close();
    await warmContext.clearCookies();
  },
});

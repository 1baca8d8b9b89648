import type {Page} from '@playwright/test';

/** Returns the names of everything that the site has stored in the browser, sorted. */
export async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({name}) => name)].sort();
}

/**
 * Opens a privacy page and returns a function that tells whether a name is in its list. The list
 * has `…` for the part of a name that only a library or an author knows.
 */
export async function readListed(page: Page, privacyPage: string) {
  await page.goto(privacyPage);
  const listed = await page.locator('[data-storage-key]').allTextContents();
  return (name: string): boolean =>
    listed.some((each) => {
      const [start = '', end] = each.split('…');
      return end === undefined ? name === each : name.startsWith(start) && name.endsWith(end);
    });
}

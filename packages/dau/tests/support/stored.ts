import type {Page} from '@playwright/test';

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
 * Opens a privacy page, and returns a function that checks whether the page lists a name. `…` in a
 * listed name matches any characters.
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

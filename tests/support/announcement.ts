import type {Page} from '@playwright/test';

import {announcement} from '../../src/config/announcement';

const STORAGE_KEY = 'dau.announcement.closed';

/** Changes fields of the announcement, such as its days, in the HTML of every page. */
export async function changeAnnouncement(page: Page, fields: Record<string, string>) {
  await page.route(/^[^?]*\/[^./?]*(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/\{storageKey:"dau\.announcement\.closed",id:"([^"]*)"\}/, (_options, id) =>
        JSON.stringify({storageKey: STORAGE_KEY, id, ...fields}),
      )
      // It has the hash of the script as it was
      .replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '');
    return route.fulfill({response, body});
  });
}

/** Marks an announcement as closed by the reader. The default is the configured one. */
export async function closeAnnouncement(page: Page, id = announcement?.id ?? '') {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    id,
  ] as const);
}

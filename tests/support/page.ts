import {expect, type Locator, type Page} from '@playwright/test';

import {startApplication} from '../../scripts/lib/browser/start';
import {watchPage, type Trouble} from '../../scripts/lib/browser/watch';

/** Faults that the browser reported on a page. */
export type PageTroubles = {
  /** Console warnings and errors, and uncaught errors. */
  readonly messages: string[];
  /** Requests that failed or got an error status. */
  readonly failedRequests: string[];
  /** Requests to another host. */
  readonly thirdPartyRequests: string[];
};

/** Playwright's own message where `playwright.config.ts` blocks service workers. */
const isBlockedWorker = (trouble: Trouble) =>
  trouble.kind === 'message' &&
  trouble.text === 'Service Worker registration blocked by Playwright';

/** Records the faults of a page from now on. */
export function watch(page: Page): PageTroubles {
  const troubles: PageTroubles = {messages: [], failedRequests: [], thirdPartyRequests: []};
  watchPage(page, {
    isOwn: ({hostname}) => hostname === 'localhost',
    onTrouble(trouble) {
      if (isBlockedWorker(trouble)) return;
      if (trouble.kind === 'message') troubles.messages.push(`${trouble.type}: ${trouble.text}`);
      else if (trouble.kind === 'third-party') troubles.thirdPartyRequests.push(trouble.url);
      else troubles.failedRequests.push(`${trouble.url} (${trouble.reason})`);
    },
  });
  return troubles;
}

/** Expects no message, no failed request and no request to another host. */
export function expectNoTroubles(troubles: PageTroubles): void {
  expect(troubles).toEqual({messages: [], failedRequests: [], thirdPartyRequests: []});
}

/** Hydrates the page, as a reader's first action does. */
export const hydrate = (page: Page): Promise<void> => startApplication(page);

/** Opens a page and hydrates it. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Returns the texts of headings, without the zero-width space of their anchor links. */
export async function headingTexts(headings: Locator): Promise<string[]> {
  return (await headings.allTextContents()).map((text) => text.replaceAll('\u200b', '').trim());
}

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

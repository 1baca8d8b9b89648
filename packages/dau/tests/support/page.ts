import {expect, type Locator, type Page} from '@playwright/test';

import {watchPage, startApplication} from '../../cli/lib/watch-page';

/** The browser logs this message, because `playwright.config.ts` blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

export function watch(page: Page) {
  const troubles = {
    messages: [] as string[],
    failedRequests: [] as string[],
    thirdPartyRequests: [] as string[],
  };
  watchPage(
    page,
    ({hostname}) => hostname === 'localhost',
    ({kind, text, url}) => {
      // Ignore aborted requests, because leaving a page while an image loads is not an error
      if (text.includes(BLOCKED_WORKER) || text === 'net::ERR_ABORTED') return;
      if (kind === 'message') troubles.messages.push(text);
      else if (kind === 'third-party') troubles.thirdPartyRequests.push(url);
      else troubles.failedRequests.push(`${url} (${text})`);
    },
  );
  return troubles;
}

export function expectNoTroubles(troubles: ReturnType<typeof watch>): void {
  expect(troubles).toEqual({messages: [], failedRequests: [], thirdPartyRequests: []});
}

export const hydrate = (page: Page): Promise<void> => startApplication(page);

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 10_000})));

/** Returns the text of headings, without the zero-width spaces in their anchor links. */
export async function readHeadings(headings: Locator): Promise<string[]> {
  return (await headings.allTextContents()).map((text) => text.replaceAll('\u200b', '').trim());
}

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

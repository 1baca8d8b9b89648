import {expect, type Locator, type Page} from '@playwright/test';

import {startApplication} from '../../scripts/lib/browser/start';
import {watchPage} from '../../scripts/lib/browser/watch';

/** What a page did that no page should do. */
export type PageTroubles = {
  /** Console warnings and errors, uncaught errors. */
  readonly messages: string[];
  /** Requests that failed or were answered with an error. */
  readonly failedRequests: string[];
  /** Requests to another host. */
  readonly thirdPartyRequests: string[];
};

/** Records everything that goes wrong on a page from now on. */
export function watch(page: Page): PageTroubles {
  const troubles: PageTroubles = {messages: [], failedRequests: [], thirdPartyRequests: []};
  watchPage(page, {
    isOwn: ({hostname}) => hostname === 'localhost',
    onTrouble(trouble) {
      if (trouble.kind === 'message') troubles.messages.push(`${trouble.type}: ${trouble.text}`);
      else if (trouble.kind === 'third-party') troubles.thirdPartyRequests.push(trouble.url);
      else troubles.failedRequests.push(`${trouble.url} (${trouble.reason})`);
    },
  });
  return troubles;
}

/** No message, no failed request, nothing asked of anybody else. */
export function expectNoTroubles(troubles: PageTroubles): void {
  expect(troubles).toEqual({messages: [], failedRequests: [], thirdPartyRequests: []});
}

/** Starts the application, as a reader's first action does, and waits until it runs. */
export const hydrate = (page: Page): Promise<void> => startApplication(page);

/** Opens a page and waits until the application runs. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Texts of headings, without the invisible sign of the link that stands in each. */
export async function headingTexts(headings: Locator): Promise<string[]> {
  return (await headings.allTextContents()).map((text) => text.replaceAll('\u200b', '').trim());
}

/** Keeps what the page asks for there from arriving until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
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

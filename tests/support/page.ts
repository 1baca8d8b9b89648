import {expect, type Locator, type Page, type Request} from '@playwright/test';

/** What a page did that no page should do. */
export type PageTroubles = {
  /** Console warnings and errors, uncaught errors. */
  readonly messages: string[];
  /** Requests that failed or were answered with an error. */
  readonly failedRequests: string[];
  /** Requests to another host. */
  readonly thirdPartyRequests: string[];
};

/**
 * Console messages that are no fault of the page, each with its reason.
 */
const ALLOWED_MESSAGES: readonly {pattern: RegExp; reason: string}[] = [];

/** Records everything that goes wrong on a page from now on. */
export function watch(page: Page): PageTroubles {
  const troubles: PageTroubles = {messages: [], failedRequests: [], thirdPartyRequests: []};
  page.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    const text = message.text();
    if (ALLOWED_MESSAGES.some(({pattern}) => pattern.test(text))) return;
    troubles.messages.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => troubles.messages.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    troubles.failedRequests.push(`${request.url()} (${request.failure()?.errorText ?? 'failed'})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      troubles.failedRequests.push(`${response.url()} (${response.status()})`);
    }
  });
  page.on('request', (request: Request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      troubles.thirdPartyRequests.push(request.url());
    }
  });
  return troubles;
}

/** No message, no failed request, nothing asked of anybody else. */
export function expectNoTroubles(troubles: PageTroubles): void {
  expect(troubles).toEqual({messages: [], failedRequests: [], thirdPartyRequests: []});
}

/**
 * Waits until the application runs. It moves the pointer, as a reader does,
 * since the application starts at the first sign of one; again if the page was
 * only just about to come.
 */
export async function hydrate(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(root).toHaveAttribute('data-has-hydrated', 'true', {timeout: 2_000});
  }).toPass({timeout: 15_000});
}

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

import type {Browser, Page} from '@playwright/test';

/** Slow 4G, as Lighthouse defines it. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4};
const RUNS = 5;

type Action = {tapped: string; done: (page: Page) => Promise<unknown>};

/** First actions on a page: the element to tap, and a wait for the result. */
const actions: Record<string, Action> = {
  menu: {
    tapped: '.navbar__toggle',
    done: (page) =>
      page.locator('.navbar-sidebar a:visible, dialog a:visible').first().click({trial: true}),
  },
  'search result': {
    tapped: 'nav.navbar button[aria-keyshortcuts]',
    async done(page) {
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await page.keyboard.type('ghi', {delay: 80});
      await page.locator('[data-list=results] a').first().waitFor();
    },
  },
};

/** Opens a page as a reader who has never been on the site, on a slow phone. */
async function time(browser: Browser, url: string, {tapped, done}: Action) {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, hasTouch: true});
  try {
    const page = await context.newPage();
    // The browser records the time of the tap, because Playwright waits before it taps
    await page.addInitScript(() => {
      const note = ({timeStamp}: Event) =>
        (document.documentElement.dataset.tapped ??= `${performance.timeOrigin + timeStamp}`);
      addEventListener('pointerdown', note, true);
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(url, {waitUntil: 'load'});
    await page.locator(tapped).first().tap({timeout: 10_000});
    await done(page);
    return Date.now() - Number(await page.locator('html').getAttribute('data-tapped'));
  } catch {
    // The site lacks this feature
    return NaN;
  } finally {
    await context.close();
  }
}

/** Measures the first actions on a page in milliseconds (medians); NaN if the site lacks one. */
export async function firstActions(browser: Browser, url: string) {
  const rows: Record<string, number> = {};
  for (const [name, action] of Object.entries(actions)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await time(browser, url, action));
    rows[`first tap: ${name} (ms)`] = times.sort((a, b) => a - b)[RUNS >> 1] ?? NaN;
  }
  return rows;
}

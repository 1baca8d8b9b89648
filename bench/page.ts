import type {Browser, Page} from '@playwright/test';

/** A slow phone: Slow 4G as Lighthouse has it, and a processor that is four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const RUNS = 5;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

async function openCold(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // When the finger comes down, by the browser's clock: Playwright waits before it taps
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({timeStamp}) =>
        (document.documentElement.dataset.tapped ??= `${performance.timeOrigin + timeStamp}`),
      true,
    );
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(url, {waitUntil: 'load'});
  return page;
}

const MENU = '.navbar__toggle';
const SEARCH =
  'nav.navbar :is(button[aria-haspopup="dialog"][aria-keyshortcuts], .DocSearch-Button)';

const focusedField = (page: Page) =>
  page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);

/** First actions on a cold page: what is tapped, and when the effect is there. */
const taps: Record<string, {tapped: string; done: (page: Page) => Promise<unknown>}> = {
  'menu → links': {
    tapped: MENU,
    // Waits until it takes a tap
    done: (page) =>
      page.locator('a[href$="/blog"]').locator('visible=true').first().click({trial: true}),
  },
  'contents → links': {
    tapped: '.theme-doc-toc-mobile :is(summary, button)',
    done: (page) => page.locator('.theme-doc-toc-mobile a').first().click({trial: true}),
  },
  'search → field': {tapped: SEARCH, done: focusedField},
  'search → first result': {
    tapped: SEARCH,
    async done(page) {
      await focusedField(page);
      await page.keyboard.type('ghi', {delay: 80});
      await page.locator('[role=option], [data-list=results] a').first().waitFor();
    },
  },
};

/**
 * Measures the first actions on a page that has just loaded, in milliseconds; NaN if the site lacks
 * one.
 */
export async function firstTaps(browser: Browser, url: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [title, {tapped, done}] of Object.entries(taps)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openCold(browser, url);
      try {
        await page.locator(tapped).locator('visible=true').first().tap({timeout: 10_000});
        await done(page);
        const ended = Date.now();
        const started = await page.locator('html').getAttribute('data-tapped');
        times.push(ended - Number(started));
      } catch {
        // The site has no such part
        break;
      } finally {
        await page.context().close();
      }
    }
    rows[`${title} (ms)`] = median(times);
  }
  return rows;
}

/** Compressed kilobytes of a first visit, before and after the first action. */
export async function pageBytes(browser: Browser, url: string) {
  const page = await browser.newPage();
  const sizes: Promise<{isScript: boolean; size: number}>[] = [];
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script';
    const size = request.sizes().then(
      ({responseBodySize}) => responseBodySize / 1000,
      // The page may close before a late answer is counted
      () => 0,
    );
    sizes.push(size.then((kilobytes) => ({isScript, size: kilobytes})));
  });
  const sum = async (onlyScripts: boolean) =>
    (await Promise.all(sizes))
      .filter(({isScript}) => isScript || !onlyScripts)
      .reduce((total, {size}) => total + size, 0);
  await page.goto(url, {waitUntil: 'networkidle'});
  const [all, scripts] = [await sum(false), await sum(true)];
  await page.mouse.click(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const scriptsAfter = await sum(true);
  await page.close();
  return {
    'first visit (kB)': all,
    'JavaScript before an action (kB)': scripts,
    'JavaScript after it (kB)': scriptsAfter,
  };
}

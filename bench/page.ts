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
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(url, {waitUntil: 'load'});
  return page;
}

/** A first action on a cold page: what is tapped, and when its effect is there. */
type Tap = {target: string; done: (page: Page) => Promise<unknown>};

/** Waits until a link to the blog is in view and takes a tap. */
const menuIsOpen = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('a[href$="/blog"]')].some((link) => {
      const {left, top, width, height} = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && link.contains(hit);
    }),
  );

const fieldHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);

export const taps: Record<string, Tap> = {
  'menu → links': {target: '.navbar__toggle', done: menuIsOpen},
  'search → field': {
    target: 'nav.navbar :is(button[aria-haspopup="dialog"], .DocSearch-Button)',
    done: fieldHasFocus,
  },
  'search → first result': {
    target: 'nav.navbar :is(button[aria-haspopup="dialog"], .DocSearch-Button)',
    async done(page) {
      await fieldHasFocus(page);
      await page.keyboard.type('ghi', {delay: 80});
      await page.getByRole('option').first().waitFor();
    },
  },
};

/** Milliseconds from a tap on a page that has just loaded to its effect; NaN if the site has no such button. */
export async function firstTap(
  browser: Browser,
  url: string,
  {target, done}: Tap,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openCold(browser, url);
    const button = page.locator(target).first();
    if ((await button.count()) === 0) return NaN;
    const started = performance.now();
    await button.tap();
    await done(page);
    times.push(performance.now() - started);
    await page.context().close();
  }
  return median(times);
}

/** Compressed kilobytes of a first visit: everything and scripts alone, before and after the first action. */
export async function bytes(browser: Browser, url: string) {
  const page = await browser.newPage();
  const sizes: {isScript: boolean; size: Promise<number>}[] = [];
  page.on('requestfinished', (request) => {
    // The page may close before a late answer is counted
    const size = request.sizes().then(
      ({responseBodySize}) => responseBodySize / 1000,
      () => 0,
    );
    sizes.push({isScript: request.resourceType() === 'script', size});
  });
  const sum = async (only: (entry: {isScript: boolean}) => boolean) =>
    (await Promise.all(sizes.filter(only).map(({size}) => size))).reduce((a, b) => a + b, 0);
  await page.goto(url, {waitUntil: 'networkidle'});
  const before = {all: await sum(() => true), js: await sum(({isScript}) => isScript)};
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const after = {js: await sum(({isScript}) => isScript)};
  await page.close();
  return {before, after};
}

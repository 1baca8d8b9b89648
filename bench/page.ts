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

type Visit = {isWarm: boolean; isWide?: boolean | undefined};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Opens a page as the first one of a visit, or as one that the reader comes back to. */
async function open(browser: Browser, url: string, {isWarm, isWide}: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: isWide ? 1280 : 390, height: 844},
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
  if (isWarm) {
    await page.goto(url);
    await page.touchscreen.tap(5, 400);
    await page.waitForLoadState('networkidle');
  }
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
/** Waits until a link takes a tap. */
const link = (page: Page, selector: string) =>
  page.locator(selector).locator('visible=true').first().click({trial: true});

type Tap = {tapped: string; done: (page: Page) => Promise<unknown>; isWide?: boolean};

/** First actions on a page: what is tapped, and when the effect is there. */
const taps: Record<string, Tap> = {
  'menu → links': {tapped: MENU, done: (page) => link(page, ':is(.navbar-sidebar, dialog) a')},
  'contents → links': {
    tapped: '.theme-doc-toc-mobile :is(summary, button)',
    done: (page) => link(page, '.theme-doc-toc-mobile a'),
  },
  'languages → links': {
    tapped: 'nav.navbar .dropdown > :is(button, a)',
    done: (page) => link(page, 'nav.navbar .dropdown__menu a'),
    isWide: true,
  },
  'color mode → dark page': {
    tapped: 'nav.navbar :is([data-color-mode-toggle], [class*=toggleButton])',
    done: (page) => page.waitForFunction(() => document.documentElement.dataset.theme === 'dark'),
    isWide: true,
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

async function time(browser: Browser, url: string, {tapped, done, isWide}: Tap, isWarm: boolean) {
  const page = await open(browser, url, {isWarm, isWide});
  try {
    await page.locator(tapped).locator('visible=true').first().tap({timeout: 10_000});
    await done(page);
    const ended = Date.now();
    return ended - Number(await page.locator('html').getAttribute('data-tapped'));
  } catch {
    // The site has no such part
    return NaN;
  } finally {
    await page.context().close();
  }
}

/**
 * Measures the first actions on a page that has just loaded, for the first time (cold) and from the
 * browser's cache (warm), in milliseconds; NaN if the site lacks one.
 */
export async function firstTaps(browser: Browser, url: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [title, tap] of Object.entries(taps)) {
    for (const state of ['cold', 'warm']) {
      const times: number[] = [];
      for (let run = 0; run < RUNS && !times.includes(NaN); run += 1) {
        times.push(await time(browser, url, tap, state === 'warm'));
      }
      rows[`${state}: ${title} (ms)`] = times.includes(NaN) ? NaN : median(times);
    }
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

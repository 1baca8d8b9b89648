/**
 * Measures how fast the site responds: the interaction to next paint (INP) of ten
 * typical actions on a CPU that is 4 times slower, and the first click on the color
 * toggle while the page still loads over a slow connection. The second is compared
 * with a stock Docusaurus site that is built in the same run.
 *
 *     npm run bench:interactions -- [--dir .cache/test-site/build] [--no-stock]
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Browser, type Page} from '@playwright/test';

import {chromiumArgs, findChromium} from '../lib/chromium';
import {SLOW_4G} from '../lib/network';
import {neutralEnvironment} from '../lib/site-environment';
import {startStaticServer} from '../lib/static-server';
import {median} from '../lib/statistics';
import {generatePosts} from '../lib/generated-posts';
import {TEST_SITE} from '../lib/test-site';
import {stockSite} from './stock';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
/**
 * Milliseconds to wait until the page is idle and the browser has reported slow interactions. No
 * event marks the end of these reports.
 */
const REST = 500;
/** The maximum time of an interaction in milliseconds. */
const LIMIT = 200;

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};
/** Pages of the test site: a guide with tabs and a table of contents, and a post. */
const GUIDE = '/docs/git/nhanh';
const POST = '/blog/ma-chay-duoc';

type Action = {
  readonly name: string;
  readonly path: string;
  readonly viewport?: typeof DESKTOP;
  /** Steps before the action. They are not measured. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
};

const searchButton = (page: Page) => page.locator('nav.navbar button[aria-haspopup="dialog"]');

async function openSearch(page: Page) {
  await searchButton(page).click();
  await page.locator('.DocSearch-Input').waitFor();
}

const actions: readonly Action[] = [
  {
    name: 'switch the color mode',
    path: '/blog',
    act: (page) => page.locator('.navbar__items--right [data-color-mode-toggle]').click(),
  },
  {
    name: 'open the language menu',
    path: '/',
    act: (page) => page.locator('nav.navbar .dropdown > button').click(),
  },
  {
    name: 'open the menu on a phone',
    path: GUIDE,
    viewport: PHONE,
    act: (page) => page.locator('.navbar__toggle').click(),
  },
  {
    name: 'open the search',
    path: '/',
    prepare: (page) => searchButton(page).hover(),
    act: openSearch,
  },
  {
    name: 'type into the search',
    path: '/',
    prepare: openSearch,
    act: async (page) => {
      await page.keyboard.type('khong dau', {delay: 80});
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'open the contents on a phone',
    path: GUIDE,
    viewport: PHONE,
    act: (page) => page.locator('.theme-doc-toc-mobile > button').click(),
  },
  {
    name: 'close the announcement',
    path: '/contact',
    act: (page) => page.locator('[data-announcement-close]').click(),
  },
  {
    name: 'choose another tab',
    path: GUIDE,
    act: (page) => page.locator('[role="tab"][aria-selected="false"]').first().click(),
  },
  {
    name: 'say that a page was helpful',
    path: POST,
    prepare: (page) => page.locator('[data-vote="yes"]').scrollIntoViewIfNeeded(),
    act: (page) => page.locator('[data-vote="yes"]').click(),
  },
  {
    name: 'go to another page',
    path: '/blog',
    act: async (page) => {
      await page.locator('.navbar a[href="/showcase"]').click();
      await page.waitForURL('**/showcase');
      await page.getByRole('main').getByRole('searchbox').waitFor();
    },
  },
];

async function slowPage(browser: Browser, url: string, viewport = DESKTOP): Promise<Page> {
  const page = await browser.newPage({baseURL: url, locale: 'vi-VN', viewport});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  return page;
}

/** Starts to record the duration of each interaction, from the input to the next paint. */
const record = () => {
  const durations: number[] = [];
  Object.assign(window, {durations});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & {interactionId: number}).interactionId > 0) {
        durations.push(entry.duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: false} as PerformanceObserverInit);
};

/**
 * Returns the slowest interaction of an action in milliseconds. The browser reports only durations
 * from 16 ms, so 16 is the minimum.
 */
async function measure(browser: Browser, url: string, action: Action): Promise<number> {
  const page = await slowPage(browser, url, action.viewport);
  await page.goto(action.path, {waitUntil: 'networkidle'});
  await page.mouse.move(5, 300, {steps: 3});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await action.prepare?.(page);
  await page.waitForTimeout(REST);
  await page.evaluate(record);
  await action.act(page);
  await page.waitForTimeout(REST);
  const durations = await page.evaluate(
    () => (window as unknown as {durations: readonly number[]}).durations,
  );
  await page.context().close();
  return Math.max(16, ...durations);
}

/** Milliseconds until a reader clicks again, and until a reader gives up. */
const PATIENCE = 500;
const GIVES_UP = 30_000;

type FirstClick = {
  /** Milliseconds from the first click until the page is dark. */
  readonly answered: number;
  readonly clicks: number;
};

/**
 * Clicks the toggle as soon as it is visible, even if its event listener is not attached yet.
 * Clicks again until the color mode changes.
 */
async function firstClick(browser: Browser, url: string, toggle: string): Promise<FirstClick> {
  const page = await slowPage(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(() => {
    let clicked = 0;
    addEventListener('pointerup', ({timeStamp}) => (clicked ||= timeStamp), true);
    const observer = new MutationObserver(() => {
      if (document.documentElement?.dataset.theme !== 'dark' || !clicked) return;
      observer.disconnect();
      Object.assign(window, {answered: performance.now() - clicked});
    });
    observer.observe(document, {subtree: true, attributeFilter: ['data-theme']});
  });
  await page.goto('', {waitUntil: 'commit'});
  const button = page.locator(toggle);
  await button.waitFor();
  const {x, y, width, height} = (await button.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  let answered: number | undefined;
  let clicks = 0;
  while (answered === undefined && clicks * PATIENCE < GIVES_UP) {
    clicks += 1;
    await page.mouse.click(x + width / 2, y + height / 2);
    answered = await page
      .waitForFunction(() => (window as unknown as {answered?: number}).answered, null, {
        timeout: PATIENCE,
      })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
  }
  await page.context().close();
  return {answered: answered ?? Number.POSITIVE_INFINITY, clicks};
}

async function measureFirstClicks(
  name: string,
  browser: Browser,
  url: string,
  toggle: string,
): Promise<void> {
  const runs: FirstClick[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await firstClick(browser, url, toggle));
  const ms = median(runs.map(({answered}) => answered)).toFixed(0);
  const clicks = median(runs.map((run) => run.clicks));
  console.log(
    `${name.padEnd(34)}${ms.padStart(6)}  after ${clicks} click${clicks === 1 ? '' : 's'}`,
  );
}

/** Measures the stock Docusaurus site with one post, the same site as in `npm run bench`. */
async function measureStock(browser: Browser): Promise<void> {
  const site = stockSite();
  try {
    const [post] = generatePosts(1);
    if (!post) throw new Error('No post was generated.');
    site.write(`blog/${post.slug}/index.mdx`, post.vi);
    const {code, output} = await site.build(neutralEnvironment());
    if (code !== 0) throw new Error(output);
    const server = await startStaticServer({dir: path.join(site.dir, 'build'), port: 0});
    await measureFirstClicks(
      'Stock Docusaurus',
      browser,
      `${server.url}blog/${post.slug}`,
      '.navbar__items--right [class*="toggle"] button',
    );
    await server.close();
  } finally {
    site.delete();
  }
}

async function main() {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: path.join(TEST_SITE, 'build')},
      'no-stock': {type: 'boolean', default: false},
    },
  });
  const server = await startStaticServer({dir: values.dir, port: 0});
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    console.log(
      `Interaction to next paint, CPU ${CPU_SLOWDOWN} times slower, median of ${RUNS} (ms)`,
    );
    let slowest = 0;
    for (const action of actions) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measure(browser, server.url, action));
      }
      slowest = Math.max(slowest, median(runs));
      console.log(`${action.name.padEnd(34)}${median(runs).toFixed(0).padStart(6)}`);
    }
    console.log('\nFirst click on the color toggle, cold, slow 4G, until its effect (ms)');
    await measureFirstClicks(
      'This site',
      browser,
      `${server.url}${POST.slice(1)}`,
      '.navbar__items--right [data-color-mode-toggle]',
    );
    if (!values['no-stock']) await measureStock(browser);
    if (slowest > LIMIT) {
      console.error(`An interaction takes more than ${LIMIT} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();

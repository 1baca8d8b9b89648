/** Measures in a browser what a search engine costs and how well it finds pages. */
import type {Browser, Page} from '@playwright/test';

import {median} from '../lib/statistics';
/** Search quality and response time of one engine. */

import type {BenchQuery} from './queries';

export type Quality = {
  hit1: number;
  hit3: number;
  mrr: number;
  /** Median time of a query in milliseconds, downloads included. */
  median: number;
  p95: number;
  /** Median time in milliseconds when the same query runs again, without downloads. */
  again: number;
};

/** Counts the compressed bytes of all responses except the HTML document. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'document') return;
    sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function open(
  browser: Browser,
  url: string,
): Promise<{page: Page; bytes: () => Promise<number>}> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = countBytes(page);
  await page.goto(url);
  await page.waitForFunction(() => window.runQuery !== undefined);
  return {page, bytes};
}

const runQuery = (page: Page, query: string) =>
  page.evaluate(async (text) => {
    const started = performance.now();
    const urls = await window.runQuery?.(text);
    return {urls: urls ?? [], took: performance.now() - started};
  }, query);

/**
 * Measures the bytes of code and data that load before the first result, and those that load while
 * a reader types a query of 20 letters.
 */
export async function measureBytes(browser: Browser, url: string, queries: readonly string[]) {
  const first: number[] = [];
  const typed: number[] = [];
  for (const query of queries) {
    const once = await open(browser, url);
    await runQuery(once.page, query);
    first.push(await once.bytes());
    await once.page.context().close();

    const growing = await open(browser, url);
    for (let length = 1; length <= 20; length++)
      await runQuery(growing.page, query.slice(0, length));
    typed.push(await growing.bytes());
    await growing.page.context().close();
  }
  return {first: median(first), firstMost: Math.max(...first), typed: median(typed)};
}

/**
 * Measures how often the right page is first or among the first three. All queries run in one page.
 */
export async function measureQuality(
  browser: Browser,
  url: string,
  queries: readonly BenchQuery[],
  spelling: 'marked' | 'unmarked',
): Promise<Quality> {
  const {page} = await open(browser, url);
  const ranks: number[] = [];
  const times: number[] = [];
  const timesAgain: number[] = [];
  for (const query of queries) {
    const {urls, took} = await runQuery(page, query[spelling]);
    ranks.push(urls.indexOf(query.url) + 1);
    times.push(took);
    timesAgain.push((await runQuery(page, query[spelling])).took);
  }
  await page.context().close();
  const share = (holds: (rank: number) => boolean) => ranks.filter(holds).length / ranks.length;
  return {
    hit1: share((rank) => rank === 1),
    hit3: share((rank) => rank >= 1 && rank <= 3),
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    median: median(times),
    p95: median(times, 0.95),
    again: median(timesAgain),
  };
}

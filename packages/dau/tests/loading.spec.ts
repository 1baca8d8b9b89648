import fs from 'node:fs';

import {expect, test, type Page} from '@playwright/test';

import {delayRequests, expectNoTroubles, hydrate, idle, open, watch} from './support/page';
import {inTurn, strings, withoutPrefetch} from './support/shell';
import {rootSite} from './support/sites';
import {guides, notation, posts} from './support/test-site';

/** Records the names of requested files without their hashes, and their compressed sizes in kilobytes. */
function meter(page: Page) {
  const names: string[] = [];
  const sizes: {url: string; type: string; size: number}[] = [];
  page.on('request', (request) => {
    const {pathname, protocol} = new URL(request.url());
    if (protocol === 'data:' || request.resourceType() === 'document') return;
    names.push((pathname.split('/').at(-1) ?? '').replace(/[.-][0-9a-f]{8,}(?=\.)/, ''));
  });
  page.on('requestfinished', async (request) => {
    const {responseBodySize} = await request.sizes().catch(() => ({responseBodySize: 0}));
    sizes.push({url: request.url(), type: request.resourceType(), size: responseBodySize / 1000});
  });
  const read = async () => {
    // Ignore lazy images, because the browser decides when to load them
    const lazy = await page.evaluate(() =>
      [...document.images].flatMap((image) => (image.loading === 'lazy' ? image.currentSrc : [])),
    );
    const total: Record<string, number> = {};
    for (const {url, type, size} of sizes) {
      if (!lazy.includes(url)) total[type] = (total[type] ?? 0) + size;
    }
    return total;
  };
  return {names, read};
}

const MISSING = '/no-such-page';

/**
 * Maximum sizes in kilobytes: a page's HTML and images before the reader's first interaction, and its
 * scripts after it. Each maximum is the measured size plus a small margin. If you increase one, say why
 * in the commit message.
 */
const budgets: Record<string, {html: number; image?: number; js: number}> = {
  // The HTML includes the profile icons, 0.9 kB for the search window, and 0.3 to 0.6 kB for each cover
  // without an image. The scripts include 2.8 kB that draw them when the reader changes pages
  '/': {html: 12.3, image: 0.3, js: 140.9},
  [posts.long]: {html: 18.5, js: 172},
  [MISSING]: {html: 10, js: 136},
  [notation]: {html: 16, js: 155},
};
for (const [language, [path, {html, image = 0, js}]] of inTurn(Object.entries(budgets))) {
  test(`${language} ${path}: the application starts on the first interaction, and sizes are within limits`, async ({
    page,
  }) => {
    const troubles = watch(page);
    const {names, read} = meter(page);
    // Count only the page's own scripts
    await withoutPrefetch(page);
    await page.goto(strings[language].prefix + path);
    await idle(page);
    await expect.poll(async () => Object.keys(await read())).toContain('font');
    const before = await read();
    // Before the first interaction, only the scripts for all pages, the not-found page and pages with
    // images load
    expect(
      names.filter((name) => /(?<!early-scripts|not-found-redirect|zoom)\.js$/.test(name)),
    ).toEqual([]);
    await hydrate(page);
    await expect.poll(async () => (await read()).script).toBeGreaterThan(50);
    const after = await read();
    if (path !== MISSING) expectNoTroubles(troubles);
    expect(before.document).toBeLessThanOrEqual(html);
    expect(before.image ?? 0).toBeLessThanOrEqual(image);
    expect(before.stylesheet).toBeLessThanOrEqual(29);
    expect(before.font).toBeLessThanOrEqual(15);
    expect(before.script).toBeLessThanOrEqual(path === MISSING ? 2.5 : 2.3);
    expect(after.script).toBeLessThanOrEqual(js);
  });
}

test('before the first paint, a page requests no files except its font, its styles and small scripts', async ({
  page,
}) => {
  const {names} = meter(page);
  const release = await delayRequests(page, '**/assets/css/**');
  await page.goto(guides.main, {waitUntil: 'commit'});
  // The whole HTML has arrived, but nothing has been painted yet
  await expect(page.getByRole('contentinfo', {includeHidden: true})).toBeAttached();
  await expect
    .poll(() => names.filter((name) => !/^(early-scripts|zoom)\.js$/.test(name)).sort())
    .toEqual(['be-vietnam-pro.woff2', 'styles.css']);
  release();
  await expect.poll(() => names).toContain('early-scripts.js');
});

test('the scripts of a linked page are fetched when the link is in view, under the pointer or touched, but not with the data saver', async ({
  page,
}) => {
  const scriptsIn = (path: string): string[] =>
    fs.readFileSync(`${rootSite.dir}${path}.html`, 'utf8').match(/[\w-]+\.\w+\.js/g) ?? [];
  const own = scriptsIn('/cv').filter((name) => !scriptsIn(guides.main).includes(name));
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(request.url().replace(/.*\//, '')));
  // The link is in the footer, below the first screen
  const link = page.locator('footer a[href$="/cv"]');
  const ways = {
    view: () => link.scrollIntoViewIfNeeded(),
    pointer: () => link.dispatchEvent('mouseover', {bubbles: true}),
    touch: () => link.dispatchEvent('touchstart'),
  };
  for (const [way, give] of Object.entries(ways)) {
    await open(page, guides.main);
    await page.waitForLoadState('networkidle');
    if (way !== 'view') expect(own.filter((name) => requests.has(name))).toEqual([]);
    await give();
    await expect.poll(() => own.filter((name) => !requests.has(name)), way).toEqual([]);
    // Leave the page, because it may still be fetching scripts for other links
    await page.goto('about:blank');
    requests.clear();
    await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined));
  }
  await withoutPrefetch(page);
  await open(page, guides.main);
  for (const give of Object.values(ways)) await give();
  await idle(page);
  expect(own.filter((name) => requests.has(name))).toEqual([]);
});

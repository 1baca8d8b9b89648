import fs from 'node:fs';
import path from 'node:path';

import {expect, test as base, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {Host} from './support/deployments';
import {hydrate, idle} from './support/page';
import {guides, posts} from './support/test-site';
import {foundLinks, searchField} from './support/search';

const test = base.extend<{host: Host}>({
  host: async ({}, provide) => {
    const host = await Host.start();
    await provide(host);
    await host.close();
  },
  baseURL: async ({host}, provide) => {
    await provide(host.url);
  },
});

test.use({serviceWorkers: 'allow'});

/** Paths of all cached pages. */
const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('dau-pages'));
    if (name === undefined) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({url}) => new URL(url).pathname);
  });

/** Opens a page, starts its scripts, and waits until it and the offline page are cached. */
async function read(page: Page, url: string) {
  await page.goto(url);
  await hydrate(page);
  const offline = url.startsWith('/en/') ? '/en/offline' : '/offline';
  await expect.poll(() => savedPages(page)).toEqual(expect.arrayContaining([url, offline]));
}

/** Collects uncaught errors, and scripts and styles that failed to load. */
function watchErrors(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', ({message}) => failures.push(message));
  page.on('requestfailed', (request) => {
    // Prefetched files of other pages may fail: files of other types, and routes
    const isNeeded = /^(script|stylesheet)$/.test(request.resourceType());
    if (isNeeded && !/\/routes-\d+\.js$/.test(request.url())) failures.push(request.url());
  });
  return failures;
}

async function disconnect(page: Page, host: Host) {
  host.isDown = true;
  await page.context().setOffline(true);
}

const toggle = (page: Page) =>
  page.locator('.navbar__items--right [data-color-mode-toggle]').first();

test('a page that the reader has opened by URL or link opens without a network, and says that it is a saved copy', async ({
  page,
  host,
}) => {
  await read(page, posts.inspector);
  await page.locator(`a[href="${posts.short}"]`).first().click();
  await expect.poll(() => savedPages(page)).toContain(posts.short);
  const failures = watchErrors(page);
  await disconnect(page, host);
  const mark = page.getByRole('complementary', {name: 'Bản đã lưu'});
  await page.goto(posts.short);
  await expect(mark).toBeVisible();
  await page.goto(`${posts.inspector}?from=link#part`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(mark).toContainText('bản lưu lúc');
  await hydrate(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.fonts.check('1em "Be Vietnam Pro"'))).toBe(true);
  await expectAccessible(page);
  expect(failures).toEqual([]);
  // With a network, the same page comes from the host again
  host.isDown = false;
  await page.context().setOffline(false);
  await page.reload();
  await expect(mark).toHaveCount(0);
  // The host does not answer
  host.failure = (request) => request.url === posts.inspector;
  await page.goto(posts.inspector, {waitUntil: 'commit'});
  await expect(mark).toBeVisible();
});

test('for an unsaved page, the offline page opens in the same language, or in a language that has saved pages', async ({
  page,
  host,
}) => {
  const url = `/en${guides.main}?a=1`;
  await read(page, `/en${posts.inspector}`);
  await disconnect(page, host);
  await page.goto(url);
  await expect(page).toHaveTitle(/Offline reading/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toContainText('You are offline, and the page');
  await expect(page.locator('main a').first()).toHaveAttribute('href', url);
  await expectAccessible(page);
  // No page of the other language is cached
  await page.goto(guides.main);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toContainText('You are offline, and the page');
});

test('a whole language can be saved, with progress, and searched without a network', async ({
  page,
  host,
}) => {
  // The test downloads the whole site
  test.slow();
  await page.goto('/offline');
  await hydrate(page);
  await page.getByRole('button', {name: 'Lưu tất cả trang tiếng Việt'}).click();
  await expect(page.getByText(/Đang lưu… \d+%/)).toBeVisible();
  await expect(page.getByText('Đã lưu để đọc ngoại tuyến.')).toBeVisible({timeout: 60_000});
  const saved = await savedPages(page);
  const {pages} = JSON.parse(fs.readFileSync(path.join(host.dir, 'offline.json'), 'utf8')) as {
    pages: string[];
  };
  expect(saved).toEqual(expect.arrayContaining(pages));
  expect(saved).not.toContain(posts.unlisted);
  await expect(page.getByRole('button', {name: 'Lưu tất cả trang tiếng Việt'})).toBeFocused();
  await disconnect(page, host);
  await page.goto('/');
  await hydrate(page);
  await page.keyboard.press('Control+K');
  await searchField(page).fill('nam nhuan');
  const hit = foundLinks(page).first();
  await expect(hit).toHaveAttribute('href', new RegExp(posts.long));
  await hit.click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(posts.long));
  for (const image of await page.locator('article img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

const portal = '<!doctype html><title>Wi-Fi</title><p>Đăng nhập';
const failures: Readonly<Record<string, Host['failure']>> = {
  '500': (_, response) => {
    response.writeHead(500, {'Content-Type': 'text/html'}).end(portal);
    return true;
  },
  'a captive portal': (_, response) => {
    response.writeHead(200, {'Content-Type': 'text/html'}).end(portal);
    return true;
  },
  'a cut-off connection': (_, response) => {
    const html = fs.readFileSync(path.join('build', `${posts.short}.html`));
    response.writeHead(200, {'Content-Type': 'text/html', 'Content-Length': html.length});
    response.write(html.subarray(0, -20), () => response.destroy());
    return true;
  },
};

/** Returns the scripts in the HTML of a page. */
const scriptsOf = (host: Host, page: string): string[] =>
  fs.readFileSync(path.join(host.dir, `${page}.html`), 'utf8').match(/\/assets\/js\/[^\s"]+/g) ??
  [];

test('an error response, or a page whose scripts fail, is not cached and replaces no cached page', async ({
  page,
  host,
}) => {
  const shared = scriptsOf(host, posts.usual);
  const own = scriptsOf(host, posts.short).filter((script) => !shared.includes(script));
  expect(own.length).toBeGreaterThan(0);
  await read(page, posts.usual);
  const paths: string[] = [posts.short, posts.usual];
  for (const [requested, failure] of [
    [own, failures['a captive portal']],
    ...Object.values(failures).map((failure) => [paths, failure] as const),
  ] as const) {
    host.failure = (request, response) =>
      requested.includes(request.url ?? '') && (failure?.(request, response) ?? false);
    for (const url of paths) {
      // An incomplete page never finishes loading
      await page.goto(url, {waitUntil: 'commit'}).catch(() => undefined);
    }
  }
  // Pages are cached one after the other, so the earlier pages are finished when this one is cached
  await page.goto('/cv');
  await expect.poll(() => savedPages(page)).toContain('/cv');
  expect(await savedPages(page)).not.toContain(posts.short);
  await disconnect(page, host);
  await page.goto(posts.usual);
  await hydrate(page);
  await expect(page.locator('article img').first()).toBeAttached();
});

test('with data saver, no service worker is registered, and the offline page says why', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('/offline');
  await hydrate(page);
  await expect(page.getByText('máy không bật tiết kiệm dữ liệu')).toBeVisible();
  await expect(page.getByRole('button', {name: /^Lưu/})).toHaveCount(0);
  await idle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  expect(await savedPages(page)).toEqual([]);
});

test('the last 20 pages and all saved pages stay cached with their files; the privacy page lists all caches and deletes them', async ({
  page,
}) => {
  await read(page, posts.short);
  await page.evaluate(async () => {
    const [pages = '', files = ''] = (await caches.keys()).sort().reverse();
    const add = async (cache: string, url: string, headers: HeadersInit) =>
      (await caches.open(cache)).put(url, new Response('', {headers}));
    // An earlier version of the worker wrote these headers
    await add(pages, '/saved', {'dau-kept': '1', 'dau-files': '', 'dau-saved': '1'});
    for (let number = 100; number < 125; number += 1) {
      await add(pages, `/old/${number}`, {'dau-files': ''});
    }
    for (let number = 100; number < 170; number += 1) await add(files, `/assets/${number}`, {});
  });
  await read(page, '/cv');
  await expect.poll(() => savedPages(page)).not.toContain(posts.short);
  const saved = await savedPages(page);
  expect(saved).toEqual(expect.arrayContaining(['/cv', '/saved', '/old/124', '/old/106']));
  // The saved page and the offline page are cached as well
  expect(saved).toHaveLength(20 + 2);
  await expect.poll(() => page.evaluate(() => caches.match('/assets/109'))).toBeUndefined();
  expect(await page.evaluate(async () => (await caches.match('/assets/169'))?.ok)).toBe(true);
  const names = await page.evaluate(() => caches.keys());
  await page.goto('/privacy');
  const listed = await page.locator('[data-storage-key]').allTextContents();
  for (const name of names) {
    expect(listed.some((each) => name.startsWith(each.replace('…', '')))).toBe(true);
  }
  await page.getByRole('button', {name: 'Xóa hết những gì website này đã lưu'}).click();
  await expect.poll(() => savedPages(page)).toEqual([]);
});

test('after each deployment, pages are new with a network and work without one', async ({
  page,
  host,
}) => {
  const urls = [posts.short, posts.inspector];
  for (let version = 1; version <= 2; version += 1) {
    host.deploy(version);
    const url = urls[version % urls.length] ?? '/';
    await read(page, url);
    await expect(page.locator('html')).toHaveAttribute('data-version', String(version));
    await expect
      .poll(() => page.evaluate((url) => caches.match(url).then((found) => found?.text()), url))
      .toContain(`data-version=${version}`);
    await disconnect(page, host);
    const errorsSeen = watchErrors(page);
    for (const saved of (await savedPages(page)).filter((each) => !each.endsWith('/offline'))) {
      await page.goto(saved);
      await hydrate(page);
      await expect(page.locator('aside.dau-saved-copy')).toBeVisible();
    }
    expect(errorsSeen).toEqual([]);
    page.removeAllListeners('pageerror');
    page.removeAllListeners('requestfailed');
    host.isDown = false;
    await page.context().setOffline(false);
  }
});

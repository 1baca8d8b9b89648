import fs from 'node:fs';
import path from 'node:path';

import {expect, test as base, type Page} from '@playwright/test';

import {Host} from './support/deployments';
import {hydrate} from './support/page';
import {readListed} from './support/stored';
import {guides, posts} from './support/test-site';

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

const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('dau-pages'));
    if (name === undefined) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({url}) => new URL(url).pathname);
  });

/** Opens a page, starts its scripts, and waits until the page and the offline page are cached. */
async function read(page: Page, url: string) {
  await page.goto(url);
  await hydrate(page);
  const offline = url.startsWith('/en/') ? '/en/offline' : '/offline';
  await expect.poll(() => savedPages(page)).toEqual(expect.arrayContaining([url, offline]));
}

function watchErrors(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', ({message}) => failures.push(message));
  page.on('requestfailed', (request) => {
    // Ignore other types, because files that are prefetched for other pages may fail
    if (/^(script|stylesheet)$/.test(request.resourceType())) failures.push(request.url());
  });
  return failures;
}

async function disconnect(page: Page, host: Host) {
  host.isDown = true;
  await page.context().setOffline(true);
}

const toggle = (page: Page) =>
  page.locator('.navbar__items--right [data-color-mode-toggle]').first();

test('without a network, pages that the reader has opened are shown as saved copies; other pages lead to the offline page', async ({
  page,
  host,
}) => {
  await read(page, posts.inspector);
  await page.locator(`a[href="${posts.short}"]`).first().click();
  await expect.poll(() => savedPages(page)).toContain(posts.short);
  // A link under the pointer fetches the scripts of its page, which is not cached
  await page.mouse.move(0, 0);
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
  expect(failures).toEqual([]);
  // No English page is saved, so the Vietnamese offline page appears
  await page.goto(`/en${guides.main}?a=1`);
  await expect(page).toHaveTitle(/Đọc ngoại tuyến/);
  await expect(page.locator('main')).toContainText('Bạn đang ngoại tuyến, và trang');
  const missing = new URL(`/en${guides.main}?a=1`, page.url()).href;
  await expect(page.locator('main a').first()).toHaveAttribute('href', missing);
  // The offline page lists the pages that open, without itself
  const saved = page.locator('main section a');
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toHaveAttribute('href', new URL(posts.short, host.url).href);
  await saved.last().click();
  await expect(mark).toBeVisible();
  // Back online, the host sends the page again, so it is not marked as saved
  host.isDown = false;
  await page.context().setOffline(false);
  await expect(async () => {
    // If the host is slow, the worker shows the saved copy again
    await page.reload();
    await expect(mark).toHaveCount(0, {timeout: 2_000});
  }).toPass();
  // The saved copy also appears if there is a network but the host does not respond
  host.failure = (request) => request.url === posts.inspector;
  await page.goto(posts.inspector, {waitUntil: 'commit'});
  await expect(mark).toBeVisible();
});

test('the offline page stays cached however many pages are read; the privacy page lists every cache, and can delete them all', async ({
  page,
}) => {
  await read(page, '/contact');
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('dau-pages')) ?? '';
    const cache = await caches.open(name);
    const headers = {'dau-files': ''};
    for (let at = 0; at < 30; at += 1) await cache.put(`/page-${at}`, new Response('', {headers}));
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage({url: '/contact'});
  });
  await expect.poll(() => savedPages(page)).toHaveLength(21);
  expect(await savedPages(page)).toContain('/offline');
  const isListed = await readListed(page, '/privacy');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !isListed(name))).toEqual([]);
  await page.getByRole('button', {name: 'Xóa hết những gì website này đã lưu'}).click();
  await expect.poll(() => savedPages(page)).toEqual([]);
});

/** Responds like a captive portal, with a page instead of the file. */
const portal: Host['failure'] = (_, response) => {
  response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html><p>Đăng nhập');
  return true;
};
const cutOff: Host['failure'] = (_, response) => {
  const html = fs.readFileSync(path.join('build', `${posts.short}.html`));
  response.writeHead(200, {'Content-Type': 'text/html', 'Content-Length': html.length});
  response.write(html.subarray(0, -20), () => response.destroy());
  return true;
};

const scriptsOf = (host: Host, page: string): string[] =>
  fs.readFileSync(path.join(host.dir, `${page}.html`), 'utf8').match(/\/assets\/js\/[^\s"]+/g) ??
  [];

test('an error response, or a page whose scripts fail, is not cached and does not replace a cached page', async ({
  page,
  host,
}) => {
  const shared = scriptsOf(host, posts.usual);
  const own = scriptsOf(host, posts.short).filter((script) => !shared.includes(script));
  expect(own.length).toBeGreaterThan(0);
  const fail = (requested: string[], failure: Host['failure']) => {
    host.failure = (request, response) =>
      requested.includes(request.url ?? '') && failure(request, response);
  };
  // The first page may prefetch these scripts, so they must fail before it opens
  fail(own, portal);
  await read(page, posts.usual);
  const paths: string[] = [posts.short, posts.usual];
  for (const [requested, failure, next] of [
    [own, portal, '/cv'],
    [paths, portal, '/contact'],
    [paths, cutOff, '/community'],
  ] as const) {
    fail(requested, failure);
    await page.evaluate(
      async (urls) => {
        const {active} = await navigator.serviceWorker.ready;
        for (const url of urls) active?.postMessage({url});
      },
      [...paths, next],
    );
    // Pages are cached one after another, so once this one is cached, the earlier ones are finished
    await expect.poll(() => savedPages(page)).toContain(next);
  }
  expect(await savedPages(page)).not.toContain(posts.short);
  await disconnect(page, host);
  await page.goto(posts.usual);
  await hydrate(page);
  await expect(page.locator('article img').first()).toBeAttached();
});

test('after each deployment, readers see the new pages, which are also saved for offline use', async ({
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
    for (const saved of (await savedPages(page)).filter((each) => !each.endsWith('/offline'))) {
      await page.goto(saved);
      await hydrate(page);
      await expect(page.locator('aside.dau-saved-copy')).toBeVisible();
    }
    host.isDown = false;
    await page.context().setOffline(false);
  }
});

test.describe('without a service worker', () => {
  test.use({serviceWorkers: 'block'});

  test('a cached page whose scripts no longer exist reloads without a message', async ({
    page,
    host,
  }) => {
    // The HTTP cache has the page from the first build, but the host already has the next build
    const html = fs.readFileSync(path.join(host.dir, 'showcase.html'), 'utf8');
    host.deploy(1);
    let isCached = true;
    await page.route('**/showcase', (route) => {
      if (!isCached || !route.request().isNavigationRequest()) return route.continue();
      isCached = false;
      return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
    });
    await page.goto('/showcase');
    await page.getByRole('searchbox').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '1');
    await hydrate(page);
    await expect(page.locator('[id="dau.notice"]')).toBeHidden();
  });
});

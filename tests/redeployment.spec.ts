import fs from 'node:fs';
import path from 'node:path';

import {expect, test as base} from '@playwright/test';

import {Host} from './support/deployments';
import {delayRequests, hydrate, open} from './support/page';
import {withoutPrefetch} from './support/shell';
import {posts, words} from './support/test-site';
import {foundLinks, searchField} from './support/search';

/** Checks that an open or cached page still works after a deployment. */
const test = base.extend<{host: Host}>({
  host: async ({}, provide) => {
    const host = await Host.start();
    await provide(host);
    await host.close();
  },
  baseURL: async ({host}, provide) => provide(host.url),
});

test('open pages still work after a deployment that also publishes the old scripts', async ({
  page,
  context,
  host,
}) => {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await withoutPrefetch(page);
  const waiting = await context.newPage();
  await withoutPrefetch(waiting);
  await waiting.goto(posts.usual, {waitUntil: 'networkidle'});
  await open(page, '/contact');
  host.deploy(1, {keeps: true});

  // On a page whose scripts have started, try a link, the language, live code and a deleted page
  await page.locator('.navbar__link[href="/blog"]').click();
  await expect(page.locator('main article').first()).toBeVisible();
  fs.rmSync(path.join(host.dir, `${posts.withoutTags}.html`));
  await page.locator('.navbar__link[href="/showcase"]').click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('.navbar .dropdown button').click();
  await page.locator('.navbar .dropdown__menu a[href="/en/showcase"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '1');

  // On a page whose scripts have not started, try the search
  await hydrate(waiting);
  await waiting.keyboard.press('Control+k');
  await searchField(waiting).fill(words.some);
  await expect(foundLinks(waiting).first()).toBeVisible();
  await expect(waiting.locator('html')).not.toHaveAttribute('data-version', '1');
  await expect(waiting.locator('#dau-notice')).toBeHidden();
  expect(errors).toEqual([]);
});

test('a cached page whose scripts no longer exist reloads without a message or a loss of typed text', async ({
  page,
  host,
}) => {
  // The HTTP cache has the page of the first build, and the host has the next build
  const html = fs.readFileSync(path.join(host.dir, 'showcase.html'), 'utf8');
  host.deploy(1);
  let isCached = true;
  await page.route('**/showcase', (route) => {
    if (!isCached || !route.request().isNavigationRequest()) return route.continue();
    isCached = false;
    return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
  });
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto('/showcase');
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('dox');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-version', '1');
  await hydrate(page);
  await expect(page.locator('#dau-notice')).toBeHidden();
  await expect(page.getByRole('searchbox').first()).toHaveValue('dox');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

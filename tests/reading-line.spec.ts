import {expect, test, type Page} from '@playwright/test';

import {open} from './support/page';
import {posts} from './support/test-site';

const POST = posts.long;

/** How much of the window's width the line takes; undefined where there is none. */
const line = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const {content, transform} = getComputedStyle(root, '::after');
    return content === 'none' ? undefined : new DOMMatrix(transform).a;
  });

test('the line above a post grows with what has been read', async ({page}) => {
  await open(page, POST);
  expect(await line(page)).toBeCloseTo(0, 2);
  await page.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  await expect.poll(() => line(page)).toBeCloseTo(1, 2);
});

test('who wants nothing to move has no line', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, POST);
  expect(await line(page)).toBeUndefined();
});

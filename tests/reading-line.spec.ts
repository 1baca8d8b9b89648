import {expect, test, type Page} from '@playwright/test';

import {open} from './support/page';
import {posts} from './support/test-site';

const POST = posts.long;

/**
 * Returns the share of the window's width that the line takes, or `undefined` if there is no line.
 */
const line = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const {content, transform} = getComputedStyle(root, '::after');
    return content === 'none' ? undefined : new DOMMatrix(transform).a;
  });

test('the line above a post grows while the reader scrolls', async ({page}) => {
  await open(page, POST);
  expect(await line(page)).toBeCloseTo(0, 2);
  await page.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  await expect.poll(() => line(page)).toBeCloseTo(1, 2);
});

test('with reduced motion there is no line', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, POST);
  expect(await line(page)).toBeUndefined();
});

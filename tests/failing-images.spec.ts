import {expect, type Page, test} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {open} from './support/page';
import {posts} from './support/test-site';

const article = `/en${posts.live}`;
const failed = 'Error. Click to reload';
const alt = 'Two time lines,';

const IMAGES = '**/assets/ideal-img/**';

/** The first image of the post, or the message in its place. */
const firstImage = (page: Page) =>
  page.locator('article .markdown > [class*="imageFrame"]').first();

/** Opens the post while no image can be loaded. */
async function openFailed(page: Page): Promise<void> {
  await page.route(IMAGES, (route) => route.abort());
  await open(page, article);
  await firstImage(page).scrollIntoViewIfNeeded();
  await expect(firstImage(page)).toContainText(failed);
}

test('a missing image shows a message, and a click loads it again', async ({page}) => {
  await page.route(IMAGES, (route) => route.fulfill({status: 404, body: ''}));
  await open(page, article);
  await firstImage(page).scrollIntoViewIfNeeded();
  await expect(firstImage(page)).toContainText('404. Image not found');
  await expect(firstImage(page).locator('img')).toHaveCount(0);
  await page.unroute(IMAGES);
  await firstImage(page).getByText('404. Image not found').click();
  await expect(firstImage(page).locator('img')).toBeVisible();
  await expect(firstImage(page)).toHaveText('');
});

test('a failed image can be loaded again with the keyboard, and its message has enough contrast in both modes', async ({
  page,
}) => {
  await openFailed(page);
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((root, theme) => {
      root.setAttribute('data-theme', theme);
    }, mode);
    await expectAccessible(page, {within: 'article .markdown > [class*="imageFrame"]'});
  }
  await page.unroute(IMAGES);
  await firstImage(page).getByRole('button', {name: failed}).focus();
  await page.keyboard.press('Enter');
  const image = firstImage(page).locator('img');
  await expect(image).toBeVisible();
  await expect(image).toHaveAttribute('alt', new RegExp(`^${alt}`));
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('without a network, an image shows a message; it loads automatically when the network is back', async ({
  page,
}) => {
  await openFailed(page);
  await page.context().setOffline(true);
  await firstImage(page).getByText(failed).click();
  await expect(firstImage(page)).toContainText('Your browser is offline. Image not loaded');
  // Until then, the alt text is visible
  await expect(firstImage(page)).toContainText(alt);
  await page.unroute(IMAGES);
  await page.context().setOffline(false);
  await expect(firstImage(page).locator('img')).toBeVisible();
  await expect(firstImage(page)).toHaveText('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('images are visible', async ({page}) => {
    await page.goto(article);
    const image = firstImage(page).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(600);
  });
});

import {expect} from '@playwright/test';

import {expectAccessible, setMode} from './support/axe';
import {open} from './support/page';
import {posts} from './support/test-site';
import {test} from './support/warm-page';

test('an image that cannot be loaded shows a message, and loads again after a click or a key press', async ({
  page,
}) => {
  const images = '**/assets/ideal-img/**';
  const block = page.locator('article .markdown > [class*="imageFrame"]').first();
  const image = block.locator('img');
  await page.route(images, (route) => route.fulfill({status: 404, body: ''}));
  await open(page, `/en${posts.live}`);
  await block.scrollIntoViewIfNeeded();
  await expect(block).toContainText('404. Image not found');
  await page.route(images, (route) => route.abort());
  await block.getByText('404. Image not found').click();
  await expect(block).toContainText('Error. Click to reload');
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode);
    await expectAccessible(page, {within: 'article .markdown > [class*="imageFrame"]'});
  }
  await page.context().setOffline(true);
  await block.getByRole('button', {name: 'Error. Click to reload'}).focus();
  await page.keyboard.press('Enter');
  await expect(block).toContainText('You are offline, so the image could not load');
  // The alt text is visible until the image loads
  await expect(block).toContainText('Two time lines,');
  await page.unroute(images);
  await page.context().setOffline(false);
  await block.getByRole('button').click();
  await expect(image).toHaveAttribute('alt', /^Two time lines,/);
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(block).toHaveText('');
});

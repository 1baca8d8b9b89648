import {expect, type Page} from '@playwright/test';

import {announcement} from '../../../src/config/announcement';
import {recordShifts} from './support/layout-shifts';
import {hydrate} from './support/page';
import {strings} from './support/shell';
import {test} from './support/warm-page';

const bar = (page: Page) => page.locator('[data-announcement-id]');
/** Stores the id of a closed announcement, unless an id is already stored. */
const storeClosed = (page: Page, id = announcement?.id ?? '') =>
  page.addInitScript((value) => (localStorage['dau.announcement.closed'] ??= value), id);

test('an announcement with a new id can be closed before the application starts, and stays closed; when it closes, the focus moves to the navigation and the page does not shift', async ({
  page,
}) => {
  await storeClosed(page, 'an-older-one');
  const shifts = await recordShifts(page);
  await page.route('**/assets/js/**', () => undefined);
  await page.goto('/en/blog');
  await expect(bar(page).locator('p')).toHaveText('This is the notice of the test site. See Git');
  await bar(page).getByRole('button', {name: strings.en.close}).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
  expect(await shifts()).toEqual([]);
  await page.reload();
  await expect(bar(page)).toBeHidden();
});

test('a closed announcement is never visible while a page loads, and the page does not shift', async ({
  page,
}) => {
  await storeClosed(page);
  const shifts = await recordShifts(page);
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, {frames});
    requestAnimationFrame(function look() {
      const element = document.querySelector('[data-announcement-id]');
      // The page is not painted until its styles have loaded
      const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--dau-paper');
      if (element && isStyled) frames.push(element.checkVisibility());
      requestAnimationFrame(look);
    });
  });
  const frames = () => page.evaluate(() => (window as unknown as {frames: boolean[]}).frames);
  await page.goto('/blog');
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
  await hydrate(page);
  expect(await frames()).not.toContain(true);
  expect(await shifts()).toEqual([]);
});

import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {announcement} from '../src/config/announcement';
import {changeAnnouncement, closeAnnouncement} from './support/announcement';
import {recordShifts} from './support/layout-shifts';
import {hydrate, open} from './support/page';
import {texts} from './support/shell';
import {test} from './support/warm-page';

test.skip(!announcement, 'no announcement is configured');

const bar = (page: Page) => page.locator('[data-announcement-id]');

for (const language of ['vi', 'en'] as const) {
  test(`B02 B03 ${language}: closing hides it permanently, the focus moves to the navigation, and nothing moves later`, async ({
    page,
  }) => {
    const text = texts[language];
    const shifts = await recordShifts(page);
    await open(page, `${text.prefix}/blog`);
    await expect(bar(page)).toBeVisible();
    const close = bar(page).getByRole('button', {name: text.close});
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
    // What moves within half a second belongs to the reader's action
    await page.waitForTimeout(700);
    expect(await shifts()).toEqual([]);
    await page.goto(`${text.prefix}/contact`);
    await expect(bar(page)).toBeHidden();
    await hydrate(page);
    await expect(bar(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });
}

test('B03 a closed bar is in no frame, whether or not the application runs, and nothing shifts', async ({
  page,
}) => {
  await closeAnnouncement(page);
  const shifts = await recordShifts(page);
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, {frames});
    const look = () => {
      const element = document.querySelector('[data-announcement-id]');
      // The styles block the first paint: what is there before them, nobody sees
      const isStyled = getComputedStyle(document.documentElement)
        .getPropertyValue('--ifm-color-primary')
        .trim();
      if (element && isStyled) frames.push(element.checkVisibility());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const frames = () => page.evaluate(() => (window as unknown as {frames: boolean[]}).frames);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/blog');
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
  expect(await frames()).not.toContain(true);
  expect(await shifts()).toEqual([]);
  await page.unroute('**/assets/js/**');
  await open(page, '/en/blog');
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
  expect(await frames()).not.toContain(true);
  expect(await shifts()).toEqual([]);
});

test('B02 it closes even if the application does not load', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/blog');
  await bar(page).getByRole('button').click();
  await expect(bar(page)).toBeHidden();
});

test('B02 an announcement with another id shows again', async ({page}) => {
  await closeAnnouncement(page, 'an-older-one');
  await page.goto('/blog');
  await expect(bar(page)).toBeVisible();
});

test('B04 each language has its own text', async ({page}) => {
  const textOf = (language: 'vi' | 'en') =>
    announcement?.content[language]
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('') ?? '';
  await page.goto('/blog');
  await expect(bar(page).locator('p')).toHaveText(textOf('vi'));
  await page.goto('/en/blog');
  await expect(bar(page).locator('p')).toHaveText(textOf('en'));
});

for (const [days, isShown] of [
  [{lastDay: '2020-01-31'}, false],
  [{firstDay: '2999-01-01'}, false],
  [{firstDay: '2020-01-01', lastDay: '2999-12-31'}, true],
] as const) {
  test(`B04 with ${JSON.stringify(days)} it ${isShown ? 'shows' : 'does not show'}`, async ({
    page,
  }) => {
    await changeAnnouncement(page, days);
    await open(page, '/blog');
    await expect(bar(page)).toBeVisible({visible: isShown});
  });
}

test('B02 with storage blocked it shows, closes, and nothing throws', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/blog');
  await bar(page).getByRole('button').click();
  await expect(bar(page)).toBeHidden();
  expect(errors).toEqual([]);
});

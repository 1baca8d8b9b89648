import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {announcement} from '../src/config/announcement';
import {changeAnnouncement, closeAnnouncement} from './support/announcement';
import {hydrate, open} from './support/page';
import {texts} from './support/shell';
import {test} from './support/warm-page';

test.skip(!announcement, 'no announcement is configured');

const bar = (page: Page) => page.locator('[data-announcement-id]');

for (const language of ['vi', 'en'] as const) {
  test(`B02 B03 ${language}: closing hides it permanently, and the focus moves to the navigation`, async ({
    page,
  }) => {
    const text = texts[language];
    await open(page, `${text.prefix}/blog`);
    await expect(bar(page)).toBeVisible();
    const close = bar(page).getByRole('button', {name: text.close});
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
    await page.goto(`${text.prefix}/contact`);
    await expect(bar(page)).toBeHidden();
    await hydrate(page);
    await expect(bar(page)).toBeHidden();
  });
}

test('B03 a closed bar is hidden before the application runs, without a layout shift', async ({
  page,
}) => {
  await closeAnnouncement(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/blog');
  await expect(bar(page)).toBeHidden();
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

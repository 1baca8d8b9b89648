import {expect, type Page, test} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {open} from './support/page';
import {inTurn} from './support/shell';
import {posts} from './support/test-site';

const article = posts.live;

/** The messages of pictures that fail to load, in each language. */
const messages = {
  vi: {
    address: article,
    notFound: '404. Không tìm thấy ảnh',
    failed: 'Có lỗi. Nhấn để tải lại',
    offline: 'Bạn đang ngoại tuyến. Ảnh chưa tải được',
    alt: 'Hai trục thời gian,',
  },
  en: {
    address: `/en${article}`,
    notFound: '404. Image not found',
    failed: 'Error. Click to reload',
    offline: 'Your browser is offline. Image not loaded',
    alt: 'Two time lines,',
  },
} as const;

const PICTURES = '**/assets/ideal-img/**';

/** The first picture of the post, in any state. */
const picture = (page: Page) => page.locator('article .markdown > [class*="picture"]').first();

type Texts = (typeof messages)['vi' | 'en'];
const cases: Record<string, (page: Page, text: Texts) => Promise<void>> = {
  'a missing picture shows a message, and a click loads it again': async (page, text) => {
    await page.route(PICTURES, (route) => route.fulfill({status: 404, body: ''}));
    await open(page, text.address);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toContainText(text.notFound);
    await expect(picture(page).locator('img')).toHaveCount(0);
    await page.unroute(PICTURES);
    await picture(page).getByText(text.notFound).click();
    await expect(picture(page).locator('img')).toBeVisible();
    await expect(picture(page)).toHaveText('');
  },
  'a failed picture can be reloaded by keyboard; its message is legible in both color modes':
    async (page, text) => {
      await page.route(PICTURES, (route) => route.abort());
      await open(page, text.address);
      await picture(page).scrollIntoViewIfNeeded();
      await expect(picture(page)).toContainText(text.failed);
      for (const mode of ['light', 'dark']) {
        await page.locator('html').evaluate((root, theme) => {
          root.setAttribute('data-theme', theme);
        }, mode);
        await expectAccessible(page, {within: 'article .markdown > [class*="picture"]'});
      }
      await page.unroute(PICTURES);
      await picture(page).getByRole('button', {name: text.failed}).focus();
      await page.keyboard.press('Enter');
      const image = picture(page).locator('img');
      await expect(image).toBeVisible();
      await expect(image).toHaveAttribute('alt', new RegExp(`^${text.alt}`));
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    },
  'an offline picture shows a message, and loads automatically when online again': async (
    page,
    text,
  ) => {
    await page.route(PICTURES, (route) => route.abort());
    await open(page, text.address);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toContainText(text.failed);
    await page.context().setOffline(true);
    await picture(page).getByText(text.failed).click();
    await expect(picture(page)).toContainText(text.offline);
    // The alternative text is readable in the meantime
    await expect(picture(page)).toContainText(text.alt);
    await page.unroute(PICTURES);
    await page.context().setOffline(false);
    await expect(picture(page).locator('img')).toBeVisible();
    await expect(picture(page)).toHaveText('');
  },
};
for (const [language, [name, run]] of inTurn(Object.entries(cases))) {
  test(`${language}: ${name}`, ({page}) => run(page, messages[language]));
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('pictures show completely', async ({page}) => {
    await page.goto(article);
    const image = picture(page).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(600);
  });
});

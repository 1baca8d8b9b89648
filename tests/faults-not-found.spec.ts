import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {hydrate, open} from './support/page';
import {languages, texts} from './support/shell';
import {siteName, words} from './support/test-site';

for (const language of languages) {
  const text = texts[language];

  // The test server sends the one root 404.html for every missing path
  test(`E04 ${language}: the whole page is in the language of the path`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const address = `${text.prefix}/blog/no-such-post?from=a#b`;
    const response = await page.goto(address, {waitUntil: 'commit'});
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText(text.notFound);
    await expect(page).toHaveTitle(`${text.notFound} | ${siteName}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(address);
    await hydrate(page);
    await expect(page).toHaveURL(address);
    await expect(page.locator('.navbar__items').first().locator('.navbar__link')).toHaveText([
      ...text.navigation,
    ]);
    expect(errors).toEqual([]);
  });

  test(`E04 ${language}: offers a contact, search and the main sections`, async ({page}) => {
    await page.goto(`${text.prefix}/no-such-page`, {waitUntil: 'commit'});
    const main = page.locator('main');
    await expect(main).toContainText(
      language === 'vi' ? 'liên kết của họ đã hỏng' : 'let them know their link is broken',
    );
    await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(6);
    const field = main.getByRole('searchbox');
    await field.fill(words.some);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/search\\?q=${words.some}$`));
  });

  test(`E04 ${language}: with reduced motion the diacritics do not move`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`${text.prefix}/no-such-page`, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toContainText(text.notFound);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({playState}) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });

  test(`E01 E02 ${language}: a crash shows a title, a retry and the chain of causes`, async ({
    page,
  }) => {
    // The post list formats dates, so a broken formatter crashes it
    await open(page, `${text.prefix}/contact`);
    await page.evaluate(() => {
      const {prototype} = Intl.DateTimeFormat;
      const getFormat = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
      let isBroken = true;
      Object.defineProperty(prototype, 'format', {
        get() {
          if (isBroken) throw new Error('Outer fault', {cause: new Error('Inner fault')});
          return getFormat?.call(this) as unknown;
        },
      });
      document.addEventListener('mend', () => {
        isBroken = false;
      });
    });
    await page.locator('.navbar').getByRole('link', {name: text.blog}).click();
    await expect(page.locator('h1')).toHaveText(
      language === 'vi' ? 'Trang này đã bị lỗi.' : 'This page crashed.',
    );
    await expect(page.locator('main')).toContainText('Outer fault');
    await expect(page.locator('main')).toContainText('Inner fault');
    const retry = page.getByRole('button', {name: text.retry}).first();
    await retry.click();
    await expect(page.locator('main')).toContainText('Outer fault');
    await page.evaluate(() => document.dispatchEvent(new Event('mend')));
    await page.getByRole('button', {name: text.retry}).first().click();
    await expect(page.locator('h1')).toHaveText(text.blogTitle);
  });

  test(`E01 E02 ${language}: a crash of the shell shows a page in the same language, with a retry`, async ({
    page,
  }) => {
    await open(page, `${text.prefix}/contact`);
    await page.evaluate(() => {
      const add = window.addEventListener;
      let isBroken = true;
      // The search button in the navigation bar listens for its shortcuts
      window.addEventListener = ((...given: Parameters<typeof add>) => {
        if (isBroken && given[0] === 'keydown') throw new Error('Fault of the shell');
        add.apply(window, given);
      }) as typeof add;
      document.addEventListener('mend', () => {
        isBroken = false;
      });
    });
    await page.locator('.navbar').getByRole('link', {name: text.blog}).click();
    await expect(page.locator('h1')).toHaveText(
      language === 'vi' ? 'Trang này đã bị lỗi.' : 'This page crashed.',
    );
    await expect(page.locator('.navbar')).toHaveCount(0);
    await expect(page.locator('body')).toContainText('Fault of the shell');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await page.evaluate(() => document.dispatchEvent(new Event('mend')));
    await page.getByRole('button', {name: text.retry}).first().click();
    await expect(page.locator('h1')).toHaveText(text.blogTitle);
    await expect(page.locator('.navbar')).toBeVisible();
  });

  test(`E07 ${language}: an item of the navigation bar that fails shows the error and a hint in its place, and the page lives`, async ({
    page,
  }) => {
    await open(page, `${text.prefix}/contact`);
    await page.evaluate(() => {
      const add = document.addEventListener;
      let isBroken = true;
      // The language menu listens for touches outside
      document.addEventListener = ((...given: Parameters<typeof add>) => {
        if (isBroken && given[0] === 'touchstart') throw new Error('Fault of an item');
        add.apply(document, given);
      }) as typeof add;
      document.addEventListener('mend', () => {
        isBroken = false;
      });
    });
    const bar = page.locator('.navbar');
    await bar.getByRole('link', {name: text.blog}).click();
    await expect(page.locator('h1')).toHaveText(text.blogTitle);
    const failed = bar.getByText(language === 'vi' ? 'Mục này bị lỗi' : 'This item failed');
    await failed.click();
    const details = bar.locator('details');
    await expect(details).toContainText(
      language === 'vi'
        ? 'Không hiện được mục localeDropdown. Nếu đây là trang của bạn, hãy xem lại mục đó trong src/config/navigation.ts.'
        : 'The item localeDropdown could not be shown. If this is your site, please double-check it in src/config/navigation.ts.',
    );
    await expect(details).toContainText('Fault of an item');
    await expectAccessible(page);
    // The other items work
    await bar.getByRole('link', {name: text.contact}).click();
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/contact$`));
    await expect(failed).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('mend')));
    await failed.click();
    await details.getByRole('button', {name: text.retry}).click();
    await expect(bar.getByRole('button', {name: /Tiếng Việt|English/})).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test(`E06 ${language}: the home page at a wrong path shows the right base URL`, async ({
    page,
  }) => {
    const file = language === 'vi' ? 'build/index.html' : 'build/en/index.html';
    await page.route('**/projects/site/**', (route) =>
      route.fulfill({contentType: 'text/html', body: fs.readFileSync(file, 'utf8')}),
    );
    await page.route(/\/assets\//, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(`/projects/site${text.prefix}/`);
    const banner = page.locator('#dau-base-url-issue');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(
      language === 'vi'
        ? 'Trang Docusaurus của bạn tải bị lỗi.'
        : 'Your Docusaurus site did not load properly.',
    );
    await expect(banner).toContainText('baseUrl = /projects/site/');
  });

  test(`E06 ${language}: no base URL banner if only a script is missing`, async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(`${text.prefix}/`);
    await expect(page.locator('#dau-base-url-issue')).toBeHidden();
  });
}

test('R13 a color mode in the URL also applies on the page in the other language', async ({
  page,
}) => {
  await page.goto('/en/no-such-page?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

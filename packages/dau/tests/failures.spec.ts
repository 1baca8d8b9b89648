import fs from 'node:fs';

import {expect, test, type Page, type Route} from '@playwright/test';

import {hydrate, idle, open, watch} from './support/page';
import {languages, strings, withoutPrefetch} from './support/shell';
import {baseUrlSite} from './support/sites';
import {guides, siteName, words} from './support/test-site';
import {searchField} from './support/search';

const notice = (page: Page) => page.locator('[id="dau.notice"]');

const answers = {
  missing: (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
  html: (route: Route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
};

/** Matches all scripts except the two that all pages share. */
const isPageChunk = ({pathname}: URL) =>
  /\/assets\/js\/(?!main\.|runtime)[^/]*\.js$/.test(pathname);
const isMain = ({pathname}: URL) => /\/assets\/js\/main\.[^/]*\.js$/.test(pathname);

/** Moves the pointer until a message about the scripts appears. The page may reload once first. */
async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(notice(page).getByText(text)).toBeVisible({timeout: 1_000});
  }).toPass();
}

async function reload(page: Page, label: string): Promise<void> {
  await page.unrouteAll();
  await notice(page).getByRole('link', {name: label}).click();
  await page.waitForLoadState('load');
  await hydrate(page);
  await expect(notice(page)).toBeHidden();
}

test('if a script does not load, the content is visible with a message, and a retry works', async ({
  page,
}) => {
  for (const [language, isBroken, answer] of [
    ['vi', isPageChunk, answers.html],
    ['en', isMain, answers.missing],
  ] as const) {
    const text = strings[language];
    const {messages} = watch(page);
    await page.route(isBroken, answer);
    await page.goto(`${text.prefix}/blog`);
    await expectMessage(page, text.scripts);
    await expect(page.locator('h1')).toContainText(text.blogTitle);
    // Ignore syntax errors, because the test responds to script requests with HTML
    const uncaught = messages.filter((message) => message.startsWith('uncaught'));
    expect(uncaught.filter((message) => !message.includes("token '<'"))).toEqual([]);
    await reload(page, text.reload);
  }
});

test('if the next page’s scripts do not load, the page reloads once and then shows a message with a retry link', async ({
  page,
}) => {
  const text = strings.en;
  let documents = 0;
  await withoutPrefetch(page);
  await open(page, '/en/contact');
  await page.route(isPageChunk, answers.missing);
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.locator('.navbar').getByRole('link', {name: text.blog}).click();
  await expect(page.locator('h1')).toHaveText(text.blogTitle);
  await expectMessage(page, text.scripts);
  await idle(page);
  expect(documents).toBe(1);
  await reload(page, text.reload);
});

for (const language of languages) {
  const text = strings[language];

  // The test server sends the root `404.html` for every missing path
  test(`${language}: an unknown or malformed path shows the not-found page in its language, with search and sections`, async ({
    page,
  }) => {
    const missing = '/blog/no-such-post?a=1#b';
    for (const path of language === 'vi' ? ['/docs/%E0%A4%A', missing] : [missing]) {
      const response = await page.goto(`${text.prefix}${path}`, {waitUntil: 'commit'});
      expect(response?.status()).toBe(404);
      await hydrate(page);
      await expect(page.locator('h1')).toContainText(text.notFound);
    }
    await expect(page).toHaveTitle(`${text.notFound} | ${siteName}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.navbar__items').first().locator('.navbar__link')).toHaveText([
      ...text.navigation,
    ]);
    const main = page.locator('main');
    await expect(main).toContainText(
      language === 'vi'
        ? 'liên kết của họ đã hỏng'
        : 'please let its owner know that the link is broken',
    );
    await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(6);
    await main.getByRole('searchbox').fill(words.some);
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/search\\?q=${words.some}$`));
  });
}

test('a trailing slash is removed from a URL', async ({page}) => {
  await page.goto('/cv/?a=1');
  await expect(page).toHaveURL(/\/cv\?a=1$/);
  await page.goto(`${baseUrlSite.url}en/cv/`);
  await expect(page).toHaveURL(/\/My-Site\/en\/cv$/);
});

test('the error page shows a title, the chain of causes and a retry button', async ({page}) => {
  // The post list formats dates, so a broken formatter crashes the list
  await open(page, '/contact');
  await page.evaluate(() => {
    const {prototype} = Intl.DateTimeFormat;
    const getFormat = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    let isBroken = true;
    Object.defineProperty(prototype, 'format', {
      get() {
        if (isBroken) throw new Error('Outer error', {cause: new Error('Inner error')});
        return getFormat?.call(this) as unknown;
      },
    });
    document.addEventListener('fix', () => (isBroken = false));
  });
  await page.locator('.navbar').getByRole('link', {name: strings.vi.blog}).click();
  await expect(page.locator('h1')).toHaveText('Trang này bị lỗi.');
  for (const cause of ['Outer error', 'Inner error']) {
    await expect(page.locator('main')).toContainText(cause);
  }
  await page.evaluate(() => document.dispatchEvent(new Event('fix')));
  await page.getByRole('button', {name: strings.vi.retry}).first().click();
  await expect(page.locator('h1')).toContainText(strings.vi.blogTitle);
});

test('the home page at a wrong path suggests the right base URL', async ({page}) => {
  await page.route('**/projects/site/**', (route) =>
    route.fulfill({contentType: 'text/html', body: fs.readFileSync('build/index.html', 'utf8')}),
  );
  await page.route(/\/(assets|js)\//, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/projects/site/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /projects/site/')).toBeVisible();
});

test('if the navigation bar crashes, an error page in the same language has a retry button', async ({
  page,
}) => {
  await open(page, '/en/contact');
  await page.evaluate(() => {
    const add = window.addEventListener.bind(window);
    let isBroken = true;
    // This breaks only the navigation bar, because nothing else listens for scrolling
    window.addEventListener = ((...given: Parameters<typeof add>) => {
      if (isBroken && given[0] === 'scroll') throw new Error('Error of the shell');
      add(...given);
    }) as typeof add;
    document.addEventListener('fix', () => (isBroken = false));
  });
  await page.locator('.navbar').getByRole('link', {name: strings.en.blog}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => document.dispatchEvent(new Event('fix')));
  await page.getByRole('button', {name: strings.en.retry}).first().click();
  await expect(page.locator('h1')).toHaveText(strings.en.blogTitle);
});

test('with storage blocked, the color mode can change and the search opens', async ({page}) => {
  const {messages} = watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, guides.main);
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

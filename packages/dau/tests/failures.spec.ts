import fs from 'node:fs';

import {expect, test, type Page, type Route} from '@playwright/test';

import {hydrate, idle, open, watch} from './support/page';
import {strings, withoutPrefetch} from './support/shell';
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

// The test server sends the root `404.html` for every missing path
test('an unknown or malformed path shows the not-found page in its language, with search and sections', async ({
  page,
}) => {
  for (const [language, path, advice] of [
    ['vi', '/docs/%E0%A4%A', 'liên kết của họ đã hỏng'],
    ['en', '/blog/no-such-post?a=1#b', 'please let its owner know that the link is broken'],
  ] as const) {
    const text = strings[language];
    const response = await page.goto(text.prefix + path, {waitUntil: 'commit'});
    expect(response?.status()).toBe(404);
    await hydrate(page);
    await expect(page.locator('h1')).toContainText(text.notFound);
    await expect(page).toHaveTitle(`${text.notFound} | ${siteName}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.navbar__items').first().locator('.navbar__link')).toHaveText([
      ...text.navigation,
    ]);
    const main = page.locator('main');
    await expect(main).toContainText(advice);
  }
  await page.getByRole('main').getByRole('searchbox').fill(words.some);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/en/search?q=${words.some}`);
});

test('a URL with a trailing slash, .html or index.html becomes the clean URL with the same query and hash; the base URL may have capitals', async ({
  page,
}) => {
  // GitHub Pages has no page at a URL with a slash at the end, but the test server has
  await page.route(/\/cv\/(\?|$)/, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', path: 'build/404.html'}),
  );
  for (const [url, clean] of [
    ['/cv/?a=1', '/cv?a=1'],
    ['/en/index.html?from=a#top', '/en?from=a#top'],
    [`${baseUrlSite.url}en/cv.html`, `${baseUrlSite.url}en/cv`],
  ] as const) {
    await page.goto(url);
    await hydrate(page);
    await expect(page).toHaveURL(clean);
  }
});

/** Ends the error that a test has caused. */
const fix = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('fix')));

test('if a page crashes, the error page has a title, the chain of causes and a retry button', async ({
  page,
}) => {
  // The post list formats dates, so a broken formatter crashes the list
  await open(page, '/contact');
  await page.evaluate(() => {
    const {prototype} = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get() {
        throw new Error('Outer error', {cause: new Error('Inner error')});
      },
    });
    document.addEventListener('fix', () => Object.defineProperty(prototype, 'format', format));
  });
  await page.locator('.navbar').getByRole('link', {name: strings.vi.blog}).click();
  await expect(page.locator('h1')).toHaveText('Trang này bị lỗi.');
  await expect(page.locator('main')).toContainText(/Outer error.*Inner error/s);
  await fix(page);
  await page.getByRole('button', {name: strings.vi.retry}).first().click();
  await expect(page.locator('h1')).toContainText(strings.vi.blogTitle);
});

test('if the navigation bar crashes, the error page is in the same language', async ({page}) => {
  await open(page, '/en/contact');
  await page.evaluate(() => {
    const add = window.addEventListener.bind(window);
    // This breaks only the navigation bar, because nothing else listens for scrolling
    window.addEventListener = ((...given: Parameters<typeof add>) => {
      if (given[0] === 'scroll') throw new Error('Error of the shell');
      add(...given);
    }) as typeof add;
    document.addEventListener('fix', () => (window.addEventListener = add));
  });
  await page.locator('.navbar').getByRole('link', {name: strings.en.blog}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await fix(page);
  await page.getByRole('button', {name: strings.en.retry}).first().click();
  await expect(page.locator('h1')).toHaveText(strings.en.blogTitle);
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

import {expect, test} from '@playwright/test';
import type {Page, Route} from '@playwright/test';

import {hydrate, open} from './support/page';
import {inTurn, languages, texts, withoutPrefetch} from './support/shell';
import {guides} from './support/test-site';

/**
 * Breaks loading in a real browser. After each fault the text must stay readable, a message in the
 * page's language must appear, and there must be no uncaught error.
 */
const pages = ['/', '/blog', guides.wide, '/contact'] as const;

function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const notice = (page: Page) => page.locator('#dau-notice');

const faults = {
  'answered 404': (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
  'answered with a page of HTML': (route: Route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'cut off': (route: Route) => route.abort(),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Matches the page's scripts, except the two that all pages share. A deployment removes them. */
const isPageChunk = (url: string) =>
  /\/assets\/js\/(?!main\.|runtime)[^/]*\.js$/.test(new URL(url).pathname);

const firstLoads = pages.flatMap((path) =>
  Object.entries(faults).map(([fault, answer]) => ({path, fault, answer})),
);

for (const [language, {path, fault, answer}] of inTurn(firstLoads)) {
  const text = texts[language];
  test(`E03 ${language} ${path} first load, chunks ${fault}: the page is readable and shows a message`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    await page.route((url) => isPageChunk(url.href), answer);
    await page.goto(`${text.prefix}${path}`);
    await page.mouse.move(5, 5, {steps: 2});
    await expect(notice(page).getByText(text.scripts)).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const language of languages) {
  const text = texts[language];

  for (const [fault, answer] of Object.entries(faults)) {
    test(`E03 ${language} application scripts ${fault}: readable, shows a message, a retry works`, async ({
      page,
    }) => {
      const errors = uncaught(page);
      await page.route('**/assets/js/main.*.js', answer);
      await page.goto(`${text.prefix}/blog`);
      await page.mouse.move(5, 5, {steps: 2});
      await expect(notice(page).getByText(text.scripts)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(text.blogTitle);
      expect(errors).toEqual([]);
      await page.unroute('**/assets/js/main.*.js');
      await notice(page).getByRole('button', {name: text.retry}).click();
      await page.waitForLoadState('load');
      await hydrate(page);
      await expect(notice(page)).toBeHidden();
    });

    test(`E03 S09 ${language} chunks of the next page ${fault}: one reload, then a message with a retry, no loop`, async ({
      page,
    }) => {
      const errors = uncaught(page);
      let documents = 0;
      // Turn off prefetching, so that the chunks load only when they are needed
      await withoutPrefetch(page);
      await open(page, `${text.prefix}/contact`);
      await page.route((url) => isPageChunk(url.href), answer);
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.locator('.navbar').getByRole('link', {name: text.blog}).click();
      await expect(page).toHaveURL(new RegExp(`${text.prefix}/blog$`));
      await expect(page.locator('h1')).toHaveText(text.blogTitle);
      await page.mouse.move(9, 9, {steps: 2});
      await expect(notice(page).getByText(text.scripts)).toBeVisible();
      await page.waitForTimeout(500);
      expect(documents).toBe(1);
      expect(errors).toEqual([]);
      await page.unrouteAll();
      await notice(page).getByRole('button', {name: text.retry}).click();
      await page.waitForLoadState('load');
      await hydrate(page);
      await expect(notice(page)).toBeHidden();
    });
  }

  test(`S09 ${language} a click while offline: the page stays, shows a message, and opens the link when online again`, async ({
    page,
    context,
  }) => {
    const errors = uncaught(page);
    await withoutPrefetch(page);
    const start = `${text.prefix}${guides.main}`;
    await open(page, start);
    await page.evaluate(() => {
      window.scrollTo(0, 700);
    });
    await context.setOffline(true);
    // Click without the mouse, because hovering would load the chunk
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.navbar a[href$="/showcase"]')?.click();
    });
    await expect(notice(page).getByText(text.offline)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${start}$`));
    await expect(page.locator('article h1')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await notice(page).getByRole('button', {name: text.retry}).click();
    await expect(notice(page).getByText(text.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.navbar a[href$="/showcase"]')?.click();
    });
    await expect(page).toHaveURL(/\/showcase$/);
    await expect(page.locator('main h1')).toBeVisible();
    await hydrate(page);
    expect(errors).toEqual([]);
  });

  test(`S09 ${language} hovering and following a link of another language while offline`, async ({
    page,
    context,
  }) => {
    const errors = uncaught(page);
    await open(page, `${text.prefix}/contact`);
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: text.blog}).hover();
    await page.locator('.navbar .dropdown button').click();
    await page
      .locator('.navbar .dropdown__menu a')
      .nth(language === 'vi' ? 1 : 0)
      .click();
    await expect(notice(page).getByText(text.offline)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/contact$`));
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`S09 ${language} a click while offline, before hydration`, async ({page, context}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    // Wait for the shell's own script, which loads after the first paint
    await page.goto(`${text.prefix}/contact`, {waitUntil: 'networkidle'});
    await context.setOffline(true);
    await page.locator('.navbar a[href$="/blog"]').first().click();
    await expect(notice(page).getByText(text.offline)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/contact$`));
  });
}

test('without its scripts, a page says so again when the reader is back online', async ({
  page,
  context,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/contact');
  await page.mouse.move(5, 5, {steps: 2});
  await expect(notice(page).getByText(texts.vi.scripts)).toBeVisible();
  await context.setOffline(true);
  await page.locator('.navbar').getByRole('link', {name: texts.vi.blog}).click();
  await expect(notice(page).getByText(texts.vi.offline)).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(notice(page).getByText(texts.vi.scripts)).toBeVisible();
  await notice(page).getByRole('button', {name: texts.vi.retry}).click();
  await page.waitForLoadState('load');
  await hydrate(page);
  await expect(notice(page)).toBeHidden();
});

for (const [fault, answer] of Object.entries(faults)) {
  test(`all scripts ${fault}: the page says so at the first action after they can come`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    const scripts = /\.js$/;
    await page.route(scripts, answer);
    await page.goto('/contact');
    const asked = page.waitForRequest(/\/main\./);
    await page.mouse.move(5, 5, {steps: 2});
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toBeHidden();
    await page.unroute(scripts);
    await page.locator('h1').click();
    await expect(notice(page).getByText(texts.vi.scripts)).toBeVisible();
    expect(errors).toEqual([]);
    await notice(page).getByRole('button', {name: texts.vi.retry}).click();
    await page.waitForLoadState('load');
    await hydrate(page);
    await expect(notice(page)).toBeHidden();
  });
}

test('without shell.js, a chunk that is missing is no uncaught error', async ({page}) => {
  const errors = uncaught(page);
  await page.route('**/js/shell.js', faults['answered 404']);
  await page.route((url) => isPageChunk(url.href), faults['answered 404']);
  await page.goto('/contact');
  const failed = page.waitForResponse((response) => isPageChunk(response.url()));
  await page.mouse.move(5, 5, {steps: 2});
  await failed;
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});

test('the message closes', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/blog');
  await page.mouse.move(5, 5, {steps: 2});
  await notice(page).getByRole('button', {name: 'Đóng'}).click();
  await expect(notice(page)).toBeHidden();
});

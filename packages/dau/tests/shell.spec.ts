import {expect, test, type Page} from '@playwright/test';

import {delayRequests, expectNoTroubles, hydrate, open, watch} from './support/page';
import {strings, withoutPrefetch} from './support/shell';
import {rootSite} from './support/sites';
import {email, guides, siteName, sourceUrl} from './support/test-site';
import {test as warm} from './support/warm-page';

const bar = (page: Page) => page.locator('nav.navbar');
const languageMenu = (page: Page) => bar(page).getByRole('button', {name: /Tiếng Việt|English/});

warm(
  'the navigation bar has the sections in order, then source, language, color mode and search; the footer has home, profiles, blog, source and email',
  async ({page}) => {
    const text = strings.en;
    await open(page, '/en/docs/tags');
    const items = bar(page).locator('.navbar__items').first().locator('.navbar__link');
    await expect(items).toHaveText([...text.navigation]);
    await expect(items.and(page.locator('[aria-current=page]'))).toHaveText(
      [...text.navigation].slice(0, 1),
    );
    const right = bar(page).locator('.navbar__items--right');
    const shown = [
      right.locator(`a[href="${sourceUrl}"]`),
      languageMenu(page),
      right.getByRole('button', {name: text.dark}),
      right.getByRole('button', {name: text.search}),
    ];
    const starts = await Promise.all(
      shown.map(async (each) => (await each.boundingBox())?.x ?? NaN),
    );
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    await expect(right.locator('a.navbar__link, button:visible')).toHaveCount(shown.length);
    await expect(right.locator('a svg')).toHaveAttribute('aria-label', '(opens in new tab)');

    const footer = page.locator('footer');
    await expect(footer.locator('.footer__title')).toHaveText([...text.footer]);
    const columns = footer.locator('.footer__col');
    await expect(columns.nth(0).locator('a').first()).toHaveAttribute('href', '/en/');
    await expect(columns.nth(1).locator('a')).toHaveCount(3);
    const more = columns.nth(2).locator('a');
    await expect(more.nth(0)).toHaveAttribute('href', '/en/blog');
    await expect(more.nth(1)).toHaveAttribute('href', '/en/feeds');
    await expect(more.nth(2)).toHaveAttribute('href', sourceUrl);
    await expect(more.nth(3)).toHaveAttribute('href', `mailto:${email}`);
    // This link opens the email program, so a screen reader must not announce a new tab
    await expect(more.nth(3)).toHaveAttribute('target', '_self');
  },
);

warm(
  'the table of contents has the level 2 and 3 headings, marks the section of the URL at once and stays visible; after navigation, the title is announced, and focus and scroll are at the top',
  async ({page}) => {
    const text = strings.vi;
    await page.goto(`${guides.main}#tach-nhanh`);
    const contents = page.getByRole('navigation', {name: text.contents, exact: true});
    const marked = contents.locator('.table-of-contents__link--active');
    await expect(marked).toHaveAttribute('href', '#tach-nhanh');
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await hydrate(page);
    await expect(marked).toHaveCount(1);
    const levels = await contents
      .locator('a')
      .evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.tagName,
        ),
      );
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await page.setViewportSize({width: 390, height: 800});
    await expect(contents).toBeHidden();
    await page.setViewportSize({width: 1280, height: 720});

    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    await bar(page).getByRole('link', {name: text.contact}).click();
    await expect(page.locator('[id="dau.route"]')).toHaveText(new RegExp(`\\| ${siteName}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: text.skip});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  },
);

test.describe('the language menu', {tag: '@engines'}, () => {
  test.use({hasTouch: true});

  test('opens with a key, click, tap or hover; closes with Escape, or a click or focus outside; links to the same page, query and hash', async ({
    page,
  }) => {
    const rest = '?page=2&q=d%E1%BA%A5u#top';
    await open(page, `/blog${rest}`);
    const first = bar(page).locator('.dropdown__menu a').first();
    await languageMenu(page).hover();
    await expect(first).toBeVisible();
    await page.mouse.move(300, 500);
    await expect(first).toBeHidden();
    await languageMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(languageMenu(page)).toBeFocused();
    // Screen readers click without a pointer
    await languageMenu(page).evaluate((button: HTMLElement) => button.click());
    await expect(first).toBeVisible();
    await page.touchscreen.tap(300, 500);
    await expect(first).toBeHidden();
    await languageMenu(page).tap();
    await expect(first).toBeVisible();
    await page.locator('footer a').first().focus();
    await expect(first).toBeHidden();
    for (const [name, url] of [
      ['English', '/en/blog'],
      ['Tiếng Việt', '/blog'],
    ] as const) {
      await languageMenu(page).click();
      await bar(page).getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(`${url}${rest}`);
      await hydrate(page);
    }
  });
});

warm(
  'a URL with .html or index.html becomes the clean URL with the same query and hash',
  async ({page}) => {
    const troubles = watch(page);
    for (const [path, clean] of [
      ['/cv.html?from=a#top', '/cv?from=a#top'],
      ['/en/index.html?from=a', '/en?from=a'],
    ] as const) {
      await open(page, path);
      await expect(page).toHaveURL(clean);
      await page.waitForLoadState('networkidle');
    }
    expectNoTroubles(troubles);
  },
);

warm(
  'the progress bar is visible only if a page takes more than 200 ms, and ends when the reader goes back',
  async ({page}) => {
    await withoutPrefetch(page);
    await open(page, '/contact');
    const release = await delayRequests(page, '**/assets/js/**');
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const clicked = performance.now();
          new MutationObserver((_records, observer) => {
            if (!document.getElementById('nprogress')) return;
            observer.disconnect();
            resolve(performance.now() - clicked);
          }).observe(document.documentElement, {childList: true, subtree: true});
          document.querySelector<HTMLElement>('.navbar__link[href="/blog"]')?.click();
        }),
    );
    expect(delay).toBeGreaterThanOrEqual(200);
    await page.goBack();
    release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  },
);

test(
  'the mobile menu shows the guides or the sections; it closes with Escape, after navigation and on a wide screen',
  {tag: '@engines'},
  async ({page}) => {
    const menu = page.getByRole('dialog');
    const button = page.getByRole('button', {name: strings.vi.menu});
    const link = menu.getByRole('link', {name: strings.vi.blog, exact: true});
    await page.setViewportSize({width: 996, height: 800});
    await open(page, guides.main);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator(`a[href="${guides.wide}"]`)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('button', {name: '← Trở lại menu chính'}).click();
    await link.click();
    // Wait for the new page, because the URL changes first, and the button still opens the guide's menu
    await expect(page.getByRole('heading', {name: 'Nhật ký thử'})).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toHaveCount(0);
    await button.click();
    await expect(link).toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu).toBeHidden();
    await expect(button).toBeHidden();
    await expect(bar(page).getByRole('link', {name: strings.vi.blog})).toBeVisible();
  },
);

test('without scripts, the navigation bar’s links work', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: rootSite.url});
  const page = await context.newPage();
  await page.goto('/en/contact');
  await languageMenu(page).click();
  await expect(bar(page).locator('.dropdown__menu a').first()).toBeVisible();
  await bar(page).getByRole('link', {name: strings.en.blog}).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await context.close();
});

test(
  'the color mode is light by default, whatever the system prefers; the toggle changes it, stores it, and also changes other tabs',
  {tag: '@engines'},
  async ({page, context}) => {
    const root = (each: Page) => each.locator('html');
    const toggle = (each: Page) =>
      bar(each).locator('.navbar__items--right [data-color-mode-toggle]');
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const other = await context.newPage();
    await other.goto('/contact');
    const browserColor = page.locator('meta[name="theme-color"]');
    const light = (await browserColor.getAttribute('content')) ?? '';
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(browserColor).not.toHaveAttribute('content', light);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
    // The stored mode applies even if the application does not start
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/en/blog');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    // The scripts do not load, so the page reloads once
    const reloaded = page.waitForEvent('load');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await reloaded;
    await page.goto('/en/blog?docusaurus-theme=junk&docusaurus-data-theme=%00');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  },
);

test('the system color mode follows the system until the reader chooses a mode', async ({page}) => {
  const root = page.locator('html');
  // Docusaurus sets this attribute if the site uses the system color mode
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.dataset.themeChoice = 'system';
    }).observe(document, {subtree: true, attributeFilter: ['data-theme-choice']});
  });
  await page.goto('/');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const toggle = bar(page).locator('.navbar__items--right [data-color-mode-toggle]');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root).toHaveAttribute('data-theme', 'light');
});

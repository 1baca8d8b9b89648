import {expect, test, type Page} from '@playwright/test';

import {hydrate, open} from './support/page';
import {strings} from './support/shell';
import {email, guides, siteName, sourceUrl} from './support/test-site';
import {test as warm} from './support/warm-page';

const bar = (page: Page) => page.locator('nav.navbar');
const languageMenu = (page: Page) => bar(page).getByRole('button', {name: /Tiếng Việt|English/});

warm(
  'the navigation bar has the sections, then source, language, color mode and search; the footer has home, profiles, blog, source and email',
  async ({page}) => {
    const text = strings.en;
    await open(page, '/en/docs/tags');
    const items = bar(page).locator('.navbar__items').first().locator('.navbar__link');
    await expect(items).toHaveText([...text.navigation]);
    await expect(items.and(page.locator('[aria-current=page]'))).toHaveText(
      text.navigation[0] ?? '',
    );
    const right = bar(page).locator('.navbar__items--right');
    const names = [/GitHub|source/i, /English/, text.dark, text.search];
    const controls = right.locator('a.navbar__link, button:visible');
    await expect(controls).toHaveCount(names.length);
    for (const [at, name] of names.entries())
      await expect(controls.nth(at)).toHaveAccessibleName(name);
    const footer = page.locator('footer');
    await expect(footer.locator('.footer__title')).toHaveText([...text.footer]);
    const links = await footer
      .locator('.footer__col a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/en/', '/en/blog', '/en/feeds', sourceUrl]));
    // This link opens the email program, so a screen reader must not announce a new tab
    await expect(footer.locator(`a[href="mailto:${email}"]`)).toHaveAttribute('target', '_self');
  },
);

warm(
  'the table of contents marks the section of the URL and stays visible; after navigation, the title is announced, and focus and scroll are at the top',
  async ({page}) => {
    const text = strings.vi;
    await page.goto(`${guides.main}#tach-nhanh`);
    const contents = page.getByRole('navigation', {name: text.contents, exact: true});
    const marked = contents.locator('.table-of-contents__link--active');
    await hydrate(page);
    await expect(marked).toHaveAttribute('href', '#tach-nhanh');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await bar(page).getByRole('link', {name: text.contact}).click();
    await expect(page.locator('[id="dau.route"]')).toHaveText(new RegExp(`\\| ${siteName}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: text.skip})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
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
    const menu = languageMenu(page);
    const opens: [() => Promise<void>, () => Promise<void>][] = [
      [() => menu.hover(), () => page.mouse.move(300, 500)],
      [
        () => menu.press('Enter'),
        () => page.keyboard.press('Escape').then(() => expect(menu).toBeFocused()),
      ],
      // Screen readers click without a pointer
      [() => menu.dispatchEvent('click'), () => page.touchscreen.tap(300, 500)],
      [() => menu.tap(), () => page.locator('footer a').first().focus()],
    ];
    for (const [show, hide] of opens) {
      await show();
      await expect(first).toBeVisible();
      await hide();
      await expect(first).toBeHidden();
    }
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

test('without scripts, the navigation bar’s links work', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/en/contact');
  await languageMenu(page).click();
  await expect(bar(page).locator('.dropdown__menu a').first()).toBeVisible();
  await bar(page).getByRole('link', {name: strings.en.blog}).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await page.close();
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

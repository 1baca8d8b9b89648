import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {delayRequests, hydrate} from './support/page';
import {languages, texts} from './support/shell';
import {guides, posts} from './support/test-site';

/** The first paint must wait only for the style sheet and one font. Everything else loads later. */
const GUIDE = guides.main;

/** Collects the names of requested files, in order. */
function requested(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const {pathname, protocol} = new URL(request.url());
    if (protocol !== 'data:' && request.resourceType() !== 'document')
      names.push(
        pathname
          .split('/')
          .at(-1)
          ?.replace(/[.-][0-9a-f]{8,}(?=\.)/, '') ?? '',
      );
  });
  return names;
}

const FONTS = ['be-vietnam-pro-italic.woff2', 'jetbrains-mono-400.woff2'];

for (const language of languages) {
  test(`${language} before the first paint, the page requests only what the paint needs`, async ({
    page,
  }) => {
    const names = requested(page);
    const release = await delayRequests(page, '**/assets/css/**');
    await page.goto(`${texts[language].prefix}${GUIDE}`, {waitUntil: 'commit'});
    // The HTML is complete, but nothing is painted yet
    await expect(page.getByRole('contentinfo', {includeHidden: true})).toBeAttached();
    await page.waitForTimeout(500);
    expect(names.sort()).toEqual(['be-vietnam-pro.woff2', 'styles.css']);
    release();
    await expect.poll(() => names).toContain('shell.js');
    await page.waitForLoadState('networkidle');
    expect(names).not.toContain('jetbrains-mono-400.woff2');
    const manifest = page.locator('head > link[rel="manifest"]');
    await expect(manifest).toHaveCount(0);
    await hydrate(page);
    await expect(manifest).toHaveCount(1);
  });
}

/** Returns the times of the first paint and of the first picture request in milliseconds. */
const paintAndPictures = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    pictures: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/assets/ideal-img/'))
      .map(({startTime}) => startTime),
  }));

test('lazy pictures load after the first paint, eager ones do not wait', async ({page}) => {
  const release = await delayRequests(page, '**/assets/css/**');
  await page.goto('/showcase', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo', {includeHidden: true})).toBeAttached();
  release();
  await page.waitForLoadState('networkidle');
  const lazy = await paintAndPictures(page);
  expect(lazy.pictures.length).toBeGreaterThan(0);
  expect(Math.min(...lazy.pictures)).toBeGreaterThan(lazy.painted);

  await page.unroute('**/assets/css/**');
  const releaseAgain = await delayRequests(page, '**/assets/css/**');
  await page.goto(posts.usual, {waitUntil: 'commit'});
  await expect.poll(async () => (await paintAndPictures(page)).pictures.length).toBeGreaterThan(0);
  releaseAgain();
  await page.waitForLoadState('networkidle');
  const eager = await paintAndPictures(page);
  expect(Math.min(...eager.pictures)).toBeLessThan(eager.painted);
});

test('the shell also starts in a hidden tab', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {
          // Nothing is painted
        }
      },
    });
  });
  const names = requested(page);
  await page.goto('/blog');
  await expect.poll(() => names).toContain('shell.js');
});

test.describe('italic and monospace', () => {
  const declared = (page: Page) =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({family, style}) => style === 'italic' || family.includes('Mono'))
        .filter(({family}) => !family.includes('Fallback'))
        .map(({family, style, status}) => `${family.replaceAll('"', '')} ${style} ${status}`),
    );
  const storedFonts = (page: Page) => page.evaluate(() => localStorage.getItem('dau.fonts'));
  const loaded = ['Be Vietnam Pro italic loaded', 'JetBrains Mono normal loaded'];

  test('load in the background without a change on the first page, and are used on the next', async ({
    page,
  }) => {
    const names = requested(page);
    const arrived = FONTS.map((font) =>
      page.waitForEvent('requestfinished', (request) =>
        request.url().includes(font.replace('.woff2', '')),
      ),
    );
    await page.goto(GUIDE);
    await page.waitForLoadState('networkidle');
    expect(names.filter((name) => FONTS.includes(name))).toEqual([]);
    await hydrate(page);
    await Promise.all(arrived);
    expect(names.filter((name) => FONTS.includes(name)).sort()).toEqual(FONTS);
    expect(await declared(page)).toEqual([]);
    expect(await storedFonts(page)).toBeNull();

    // Client-side navigation
    await page.locator('.navbar').getByRole('link', {name: texts.vi.blog}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => declared(page)).toEqual(loaded);
    expect(await storedFonts(page)).toContain('jetbrains-mono');

    // A full page load; the fonts must load before any application script
    names.length = 0;
    await page.goto(`/en${GUIDE}`);
    await expect.poll(() => declared(page)).toEqual(loaded);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    expect(
      await page.evaluate(() => document.fonts.check('16px "JetBrains Mono"', 'const dấu')),
    ).toBe(true);
  });

  test('junk in storage, or blocked storage, does not affect the page', async ({page}) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      localStorage.setItem('dau.fonts', '") no-address /gone.woff2 more');
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(GUIDE);
    await expect(page.locator('main pre:visible').first()).toBeVisible();
    await hydrate(page);
    // The page loads the fonts again, for the next one
    await expect(async () => {
      for (const name of [texts.vi.blog, texts.vi.contact]) {
        await page.locator('.navbar').getByRole('link', {name}).click();
      }
      expect(await storedFonts(page)).toContain('jetbrains-mono');
    }).toPass();
    expect(errors).toEqual([]);
  });
});

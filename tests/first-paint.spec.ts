import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {holdBack, hydrate} from './support/page';
import {languages, texts} from './support/shell';
import {guides, posts} from './support/test-site';

/**
 * What the first screen of the first page waits for is the style sheet and one
 * font; all else comes after it.
 */
const GUIDE = guides.main;

/** Names of the files that the page asks for from now on, in order. */
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

const FACES = ['be-vietnam-pro-italic.woff2', 'jetbrains-mono-400.woff2'];

for (const language of languages) {
  test(`${language} before the first paint only what it needs is asked for`, async ({page}) => {
    const names = requested(page);
    const release = await holdBack(page, '**/assets/css/**');
    await page.goto(`${texts[language].prefix}${GUIDE}`, {waitUntil: 'commit'});
    // All of the text is there, and nothing of it is painted yet
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

/** When the page was first painted, and when it asked for its pictures, in milliseconds. */
const paintAndPictures = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    pictures: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/assets/ideal-img/'))
      .map(({startTime}) => startTime),
  }));

test('lazy pictures come after the first paint, one that is eager does not wait', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/css/**');
  await page.goto('/showcase', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo', {includeHidden: true})).toBeAttached();
  release();
  await page.waitForLoadState('networkidle');
  const lazy = await paintAndPictures(page);
  expect(lazy.pictures.length).toBeGreaterThan(0);
  expect(Math.min(...lazy.pictures)).toBeGreaterThan(lazy.painted);

  await page.unroute('**/assets/css/**');
  const releaseAgain = await holdBack(page, '**/assets/css/**');
  await page.goto(posts.usual, {waitUntil: 'commit'});
  await expect.poll(async () => (await paintAndPictures(page)).pictures.length).toBeGreaterThan(0);
  releaseAgain();
  await page.waitForLoadState('networkidle');
  const eager = await paintAndPictures(page);
  expect(Math.min(...eager.pictures)).toBeLessThan(eager.painted);
});

test('a page in a hidden tab gets its shell, too', async ({page}) => {
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
  const loaded = ['Be Vietnam Pro italic loaded', 'JetBrains Mono normal loaded'];

  test('are fetched while the first page is read, which stays, and stand on the next ones', async ({
    page,
  }) => {
    const names = requested(page);
    await page.goto(GUIDE);
    await page.waitForLoadState('networkidle');
    expect(names.filter((name) => FACES.includes(name))).toEqual([]);
    await hydrate(page);
    await expect.poll(() => names.filter((name) => FACES.includes(name)).sort()).toEqual(FACES);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dau.faces'))).toBeTruthy();
    expect(await declared(page)).toEqual([]);

    // In place
    await page.locator('.navbar').getByRole('link', {name: texts.vi.blog}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => declared(page)).toEqual(loaded);

    // Opened anew, before any script of the application
    names.length = 0;
    await page.goto(`/en${GUIDE}`);
    await expect.poll(() => declared(page)).toEqual(loaded);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    expect(
      await page.evaluate(() => document.fonts.check('16px "JetBrains Mono"', 'const dấu')),
    ).toBe(true);
  });

  test('junk in storage, or a blocked one, leaves the page as it is', async ({page}) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      localStorage.setItem('dau.faces', '") no-address /gone.woff2 more');
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(GUIDE);
    await expect(page.locator('main pre:visible').first()).toBeVisible();
    await hydrate(page);
    // The next page has them again
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dau.faces')))
      .toContain('jetbrains-mono');
    expect(errors).toEqual([]);
  });
});

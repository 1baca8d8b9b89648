import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';

import {delayRequests, expectNoTroubles, hydrate, idle, watch} from './support/page';
import {strings} from './support/shell';
import {rootSite} from './support/sites';
import {notation, posts, words} from './support/test-site';
import {foundLinks, searchField} from './support/search';
import {test as warm} from './support/warm-page';

/**
 * Checks that the application starts on the reader's first interaction, and that no interaction before
 * the start is lost. The tests delay the scripts, as on a slow network.
 */
const APPLICATION = '**/assets/js/**';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const toggle = (page: Page) => page.locator('.navbar__items--right [data-color-mode-toggle]');

/** Opens a page with delayed scripts. Returns a function that ends the delay. */
async function openDelayed(page: Page, url: string): Promise<() => void> {
  const release = await delayRequests(page, APPLICATION);
  await page.goto(url);
  return release;
}

test.describe('the first interaction', {tag: '@engines'}, () => {
  test.use({hasTouch: true});
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => page.mouse.move(20, 300, {steps: 3}),
    touch: (page) => page.touchscreen.tap(20, 300),
    key: (page) => page.keyboard.press('Tab'),
    'a screen reader’s click': (page) => page.evaluate(() => document.querySelector('h1')?.click()),
  };
  test('starts the application, whatever its kind; a resting pointer or a scroll to a heading does not start it', async ({
    page,
  }) => {
    for (const [name, give] of Object.entries(signs)) {
      await page.goto(`${posts.usual}?${encodeURIComponent(name)}#dau.comments`);
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new PointerEvent('pointermove', {bubbles: true, pointerType: 'mouse', movementX: 0}),
        ),
      );
      await idle(page);
      await expect(hydrated(page), name).toHaveCount(0);
      await give(page);
      await expect(hydrated(page), name).toBeVisible();
    }
  });
});

warm(
  'the application starts at once if the page uses the query in its URL, or if live code is in view',
  async ({page}) => {
    // The early script may be the last to load
    const release = await delayRequests(page, '**/js/early-scripts.js');
    await page.goto(`/search?q=${words.some}`, {waitUntil: 'commit'});
    await expect(hydrated(page)).toBeVisible();
    release();
    await expect(page.locator('main [data-list=results] a').first()).toBeVisible();
    await page.goto('/showcase?tag=cli');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('2 dự án');
    await page.goto(posts.live);
    await idle(page);
    await expect(hydrated(page)).toHaveCount(0);
    await page.setViewportSize({width: 1280, height: 3_000});
    await expect(page.locator('main textarea').first()).toBeVisible();
  },
);

warm(
  'a tab opens before the application starts, stays open, and keeps the focus',
  async ({page}) => {
    const tabs = page.getByRole('main').getByRole('tab');
    const release = await openDelayed(page, notation);
    await tabs.nth(1).press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('main').getByRole('tabpanel');
    const text = await panel.innerText();
    release();
    await expect(hydrated(page)).toBeVisible();
    await expect(tabs.nth(1)).not.toHaveAttribute('aria-busy');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveText(text);
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  },
);

warm(
  'the color mode, the language list and the search work at once and stay when the application starts',
  async ({page}) => {
    const release = await openDelayed(page, '/');
    await toggle(page).click();
    await page.locator('nav.navbar').getByRole('button', {name: 'Tiếng Việt'}).press('Enter');
    await page.keyboard.press('Tab');
    const link = page.locator('nav.navbar .dropdown__menu a').first();
    await expect(link).toBeFocused();
    release();
    await expect(hydrated(page)).toBeVisible();
    await expect(link).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await page.locator('nav.navbar').getByRole('button', {name: strings.vi.search}).click();
    await expect(searchField(page)).toBeFocused();
  },
);

warm(
  'the application does not start on a page that the browser has translated; links, menus and the search still work',
  async ({page}) => {
    const troubles = watch(page);
    await page.goto(posts.usual);
    // As Google Translate does
    await page.evaluate(() => {
      for (const element of document.body.querySelectorAll(
        ':is(h1, p, a, li, button):not(:has(*))',
      )) {
        if (!element.textContent.trim()) continue;
        element.innerHTML = '<font><font>Translated</font></font>';
      }
    });
    await page.getByRole('heading', {level: 1}).click();
    await page.keyboard.press('/');
    await page.keyboard.type(words.some);
    await expect(foundLinks(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(hydrated(page)).toHaveCount(0);
    await page.locator('.navbar__link[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    await hydrate(page);
    expectNoTroubles(troubles);
  },
);

warm(
  'on the results page, the query in the URL shows before the application starts; letters typed then stay and are searched',
  async ({page}) => {
    for (const start of ['', words.some.slice(0, 1)]) {
      const release = await delayRequests(page, APPLICATION);
      // With a query, the scripts are requested at once, and the load event waits for them
      await page.goto(`/search?q=${start}`, {waitUntil: 'domcontentloaded'});
      const field = page.locator('main input');
      await expect(field).toHaveValue(start);
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.type(words.some.slice(start.length));
      release();
      await expect(hydrated(page)).toBeVisible();
      await expect(page).toHaveURL(`/search?q=${words.some}`);
      await expect(field).toHaveValue(words.some);
      await expect(page.locator('main [data-list=results] a').first()).toBeVisible();
      await page.unrouteAll();
    }
  },
);

warm(
  'an author’s form works before the application starts, and the start does not move the cursor',
  async ({page}) => {
    const release = await openDelayed(page, '/showcase');
    const form = page.getByRole('main').locator('form');
    const box = form.getByRole('searchbox', {name: 'Name'});
    await form.locator('label', {hasText: 'Loud'}).click();
    await box.click();
    await page.keyboard.type('do gio');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    // Enter must not submit the form
    await page.keyboard.press('Enter');
    release();
    await expect(form.locator('samp')).toHaveText('do gio!');
    await expect(box).toHaveValue('do gio');
    await expect(box).toBeFocused();
    expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  },
);

warm(
  'the start does not change the scroll position; the back button works after a reload',
  async ({page}) => {
    const troubles = watch(page);
    await page.goto('/en');
    await page.evaluate(() => window.scrollTo({top: 150, behavior: 'instant'}));
    await hydrate(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
    await page.locator('.navbar').getByRole('link', {name: strings.en.blog}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/en');
    await expect(page.locator('h1')).not.toHaveText(strings.en.blogTitle);
    expect(troubles.messages).toEqual([]);
  },
);

test('the loader is the same on every page, and no page loads a script of the application', () => {
  const loaders = new Set<string>();
  for (const file of globSync('**/*.html', {cwd: rootSite.dir})) {
    const html = fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
    // Skip redirects, which do not load the application
    if (!/name="?dau-application/.test(html)) continue;
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');
    loaders.add(scripts.find((text) => text.includes('dau-application')) ?? '');
    expect(html, file).not.toMatch(/<script[^>]+\/assets\/js\//);
  }
  expect(loaders.size).toBe(1);
  expect(zlib.gzipSync([...loaders].join('')).length).toBeLessThan(1800);
});

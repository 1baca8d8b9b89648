import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {open} from './support/page';
import {texts} from './support/shell';
import {test} from './support/warm-page';
import {guides} from './support/test-site';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) => page.locator('.navbar__items--right [data-color-mode-toggle]');

/** Returns a color token of `src/css/tokens.css` in the page's color mode. */
const token = (page: Page, name: string) =>
  page
    .locator('html')
    .evaluate((root, each) => getComputedStyle(root).getPropertyValue(each), name);

/** Converts a hex color to the form in computed styles: `#12ab34` is `rgb(18, 171, 52)`. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function expectOneIcon(page: Page) {
  await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
}

test('C01 light by default, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  expect(await mode(page)).toBe('light');
  await expectOneIcon(page);
});

test('C02 the toggle switches the mode, saves it and announces it', async ({page}) => {
  await open(page, '/');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', {name: texts.vi.dark}).click();
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expectOneIcon(page);
  await open(page, '/en/blog');
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('C02 the stored mode applies before application scripts', async ({page}) => {
  await open(page, '/');
  await toggle(page).click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/blog');
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  expect(await mode(page)).toBe('light');
  await expectOneIcon(page);
});

test('C02 other open tabs follow', async ({page, context}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/contact');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectOneIcon(other);
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
});

test('C02 code is readable in dark mode before hydration', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${guides.wide}?docusaurus-theme=dark`);
  const block = page.locator('.theme-code-block pre').first();
  await expect(block).toHaveCSS('background-color', rgb(await token(page, '--dau-code-paper')));
  await expect(block.locator('[style*="color"]')).toHaveCount(0);
});

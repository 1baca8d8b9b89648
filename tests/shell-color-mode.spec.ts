import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {open} from './support/page';
import {texts} from './support/shell';
import {test} from './support/warm-page';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) => page.locator('.navbar__items--right [data-color-mode-toggle]');

async function expectOneIcon(page: Page) {
  await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
}

test('C01 light by default, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  expect(await mode(page)).toBe('light');
  await expectOneIcon(page);
});

test('C02 toggling switches, saves, and says so', async ({page}) => {
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

test('C02 the stored mode is there before scripts of the application', async ({page}) => {
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

test('C02 code is readable in the dark before the application runs', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/git-github/github-badges?docusaurus-theme=dark');
  const [paper, inline] = await page
    .locator('.theme-code-block pre')
    .first()
    .evaluate((pre) => [
      getComputedStyle(pre).backgroundColor,
      pre.querySelectorAll('[style*="color"]').length,
    ]);
  expect(paper).toBe('rgb(13, 16, 22)');
  expect(inline).toBe(0);
});

import {expect, test} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {notation, imagePage, posts} from './support/test-site';

/** Checks formulas, diagrams and footnotes, which are rendered at build time. */

test('formulas are MathML, prices are text, and diagrams follow the color mode and have their source below', async ({
  page,
}) => {
  await page.goto(imagePage);
  await expect(page.locator('article math')).toHaveCount(4);
  await expect(page.locator('article mfrac').first()).toBeVisible();
  await expect(page.locator('article')).toContainText('giá $5 hay $10, và 5$ đến 6$');

  const diagram = page.getByRole('img', {name: 'Đăng nhập', exact: true});
  const top = async (words: string) =>
    (await diagram.getByText(words, {exact: true}).boundingBox())?.y ?? 0;
  // The first node of a loop must be above the others
  const tops = [await top('Bắt đầu'), await top('Đăng nhập?'), await top('Nhập lại')];
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  // Only Mermaid itself can draw this kind
  const branches = page.getByRole('img', {name: 'Hai nhánh', exact: true});
  await expect(branches.getByText('đầu tiên')).toBeVisible();
  const colors = async () => [
    await diagram
      .locator('rect')
      .first()
      .evaluate((box) => getComputedStyle(box).fill),
    await branches
      .locator('path')
      .first()
      .evaluate((line) => getComputedStyle(line).stroke),
  ];
  const light = await colors();
  await page.locator('html').evaluate((root) => {
    root.setAttribute('data-theme', 'dark');
  });
  expect((await colors()).filter((color) => light.includes(color))).toEqual([]);
  await page.getByText('Nguồn của sơ đồ').first().click();
  await expect(page.getByText('B -->|Có| C["Trang<br/>(chủ)"]')).toBeVisible();
  await expectAccessible(page, {within: 'article'});
});

test('a page without footnotes does not load their styles', async ({page}) => {
  const styles = page.locator('link[href*="footnotes"]');
  await page.goto(notation);
  await expect(styles).toHaveCount(1);
  await page.goto(posts.short);
  await expect(styles).toHaveCount(0);
});

test('a footnote stays open when the application starts, and nothing is printed on the console', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, imagePage);
  await page.getByRole('button', {name: '1', exact: true}).first().click();
  const note = page.locator('[data-footnote]:popover-open');
  await expect(note).toContainText('Ở mặt biển');
  await expectAccessible(page, {within: '[data-footnote]:popover-open'});
  expectNoTroubles(troubles);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a footnote opens next to its number, and the list at the end links back to the number', async ({
    page,
  }) => {
    await page.goto(imagePage);
    const number = page.getByRole('button', {name: '1', exact: true}).first();
    await number.click();
    const note = page.locator('[data-footnote]:popover-open');
    await expect(note).toContainText('Ở mặt biển, theo thang Celsius');
    const [from, to] = [await number.boundingBox(), await note.boundingBox()];
    expect(Math.abs((to?.y ?? 0) - (from?.y ?? 0))).toBeLessThan(120);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(page.locator('.footnotes li')).toHaveCount(2);
    await page.locator('.footnotes').getByRole('link', {name: 'Quay lại'}).first().click();
    await expect(page).toHaveURL(/#user-content-fnref-do$/);
  });
});

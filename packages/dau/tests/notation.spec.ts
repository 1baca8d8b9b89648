import {expect, type Locator} from '@playwright/test';

import {expectAccessible, setMode} from './support/axe';
import {imagePage} from './support/test-site';
import {test} from './support/warm-page';

test('formulas are MathML, prices are text, and diagrams follow the color mode with their source below', async ({
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
  const branches = page.getByRole('img', {name: 'Hai nhánh', exact: true});
  await expect(branches.getByText('đầu tiên')).toBeVisible();
  const colorOf = (part: Locator, name: 'fill' | 'stroke') =>
    part.first().evaluate((element, property) => getComputedStyle(element)[property], name);
  const colors = async () => [
    await colorOf(diagram.locator('rect'), 'fill'),
    await colorOf(branches.locator('path'), 'stroke'),
  ];
  const light = await colors();
  await setMode(page, 'dark');
  expect((await colors()).filter((color) => light.includes(color))).toEqual([]);
  // Text in a box that the author has colored is readable in both modes
  await expect(diagram.getByText('Nhập lại')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await page.getByText('Mã của sơ đồ').first().click();
  await expect(page.getByText('B -->|Có| C["Trang<br/>(chủ)"]')).toBeVisible();
  await expectAccessible(page, {within: 'article'});
});

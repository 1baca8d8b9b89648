import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {open} from './support/page';

test('a typed name changes its tune; the tune can be played, saved as an image and shared by the URL', async ({
  page,
}) => {
  await open(page, '/name-tune');
  const main = page.getByRole('main');
  const field = main.getByLabel('Gõ tên bạn, có dấu');
  const tune = main.getByRole('img');
  await expect(tune).toHaveAccessibleName('Ngọc: nặng');
  const shape = await tune.innerHTML();
  await field.fill('Bình Sáu');
  await expect(tune).toHaveAccessibleName('Bình: huyền, Sáu: sắc');
  expect(await tune.innerHTML()).not.toBe(shape);

  await main.getByRole('button', {name: 'Nghe'}).click();
  await expect(main.getByRole('button', {name: 'Dừng'})).toBeVisible();

  const saving = page.waitForEvent('download');
  await main.getByRole('button', {name: 'Tải ảnh PNG'}).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('tune.png');
  expect(fs.readFileSync(await file.path(), 'latin1')).toMatch(/^\u0089PNG/);

  await expect(page).toHaveURL(/\/name-tune#name=/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field).toHaveValue('Bình Sáu');
  await expect(tune).toHaveAccessibleName('Bình: huyền, Sáu: sắc');
});

import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {open} from './support/page';

test('a typed name changes its tune; the tune can be played, saved as an image and shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/name-tune');
  const main = page.getByRole('main');
  const field = main.getByLabel('Gõ tên bạn, có dấu');
  const tune = main.getByRole('img');
  await expect(tune).toHaveAccessibleName('Ngọc: nặng');
  const shape = await tune.innerHTML();
  await field.fill('Bình Sáu');
  await expect(tune).toHaveAccessibleName('Bình: huyền, Sáu: sắc');
  expect(await tune.innerHTML()).not.toBe(shape);

  const playing = page.evaluate(
    () =>
      new Promise((resolve) => {
        AudioScheduledSourceNode.prototype.start = resolve;
      }),
  );
  await main.getByRole('button', {name: 'Nghe'}).click();
  await playing;

  for (const [type, start] of [
    ['PNG', /^\u0089PNG/],
    ['SVG', /^<svg [^>]+>.*fill: rgb/s],
  ] as const) {
    const saving = page.waitForEvent('download');
    await main.getByRole('button', {name: `Tải ảnh ${type}`}).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`tune.${type.toLowerCase()}`);
    expect(fs.readFileSync(await file.path(), 'latin1')).toMatch(start);
  }

  await expect(page).toHaveURL(/\/name-tune#name=/);
  await main.getByRole('button', {name: 'Chia sẻ'}).click();
  await expect(main.getByRole('status')).toHaveText('Đã sao chép liên kết.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field).toHaveValue('Bình Sáu');
  await expect(tune).toHaveAccessibleName('Bình: huyền, Sáu: sắc');
});

import {expect, test} from '@playwright/test';

import {open} from './support/page';
import {notation} from './support/test-site';

/** What readers do with a text: copy it, read it elsewhere, follow it, play what it embeds. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const copied = (page: import('@playwright/test').Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test.describe('a long code block', () => {
  test.use({javaScriptEnabled: false});

  test('folds without scripts; its text can be found, opened and printed whole', async ({page}) => {
    await page.goto(notation);
    const fold = page.locator('.theme-code-block details');
    await expect(fold).toHaveCount(1);
    const height = async () => (await fold.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(500);
    // In the tree of what assistive technology and the browser's search read
    await expect(fold.getByText('row45')).toBeVisible();
    await fold.locator('summary').press('Enter');
    const whole = await height();
    expect(whole).toBeGreaterThan(900);
    await fold.locator('summary').press('Enter');
    expect(await height()).toBe(folded);
    await page.emulateMedia({media: 'print'});
    expect(await height()).toBeGreaterThan(900);
    await expect(fold.locator('summary')).toBeHidden();
  });
});

test('a session is copied without prompts and answers', async ({page}) => {
  await open(page, notation);
  const block = page.locator('.language-console.theme-code-block');
  await block.hover();
  await block.locator('button').last().click();
  await expect.poll(() => copied(page)).toBe('npm ci\nnpm start');
});

test('the focus is on the lines that are marked, until the reader comes near', async ({page}) => {
  await page.goto(notation);
  const block = page.locator('.theme-code-block', {hasText: 'moi.js'});
  const colors = () =>
    block.locator('.token-line').evaluateAll((lines) =>
      lines.map((line) => {
        const tokens = [...line.querySelectorAll('.token')];
        return new Set(tokens.map((token) => getComputedStyle(token).color)).size;
      }),
    );
  await page.mouse.move(1, 1);
  expect(await colors()).toEqual([1, 1, expect.any(Number)]);
  expect((await colors())[2]).toBeGreaterThan(1);
  await block.hover();
  expect((await colors())[0]).toBeGreaterThan(1);
});

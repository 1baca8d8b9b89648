import {expect, test, type Page} from '@playwright/test';

import {delayRequests, open} from './support/page';
import {guides, notation, posts} from './support/test-site';

/** What readers do with a text: copy it, read it elsewhere, follow it, play what it embeds. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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

test('a page is copied as Markdown before the application runs; where that fails its file opens', async ({
  page,
}) => {
  for (const address of [posts.usual, `/en${guides.main}`]) {
    await delayRequests(page, '**/assets/js/**');
    await page.goto(address);
    const link = page.locator(`main a[href="${address}.md"]`);
    const button = page.locator('main [data-copy-from]');
    await button.click();
    await expect(page.locator('main [role=status]').first()).toContainText(/Đã sao chép|Copied/, {
      useInnerText: true,
    });
    const file = await (await page.request.get(`${address}.md`)).text();
    expect(await copied(page)).toBe(file);
    expect(file).toContain(`# ${await page.locator('h1').first().innerText()}`);
    await page.route('**/*.md', (route) => route.abort());
    await expect(link).toBeVisible();
    const failed = page.waitForRequest((request) => request.isNavigationRequest());
    await button.click();
    expect((await failed).url()).toMatch(/\.md$/);
    await page.unrouteAll();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the end of a text has a link to its Markdown, and no button that would do nothing', async ({
    page,
  }) => {
    await page.goto(guides.main);
    await expect(page.locator(`main a[href="${guides.main}.md"]`)).toBeVisible();
    await expect(page.locator('main [data-copy-from]')).toBeHidden();
  });
});

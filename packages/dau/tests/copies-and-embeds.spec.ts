import {expect, test, type Page} from '@playwright/test';

import {open} from './support/page';
import {notation, posts} from './support/test-site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a terminal session is copied without its output, and lines that are not in focus are dimmed', async ({
  page,
}) => {
  await open(page, notation);
  const session = page.locator('.language-console.theme-code-block');
  await session.hover();
  await session.locator('button').last().click();
  await expect.poll(() => copied(page)).toBe('npm ci\nnpm start');
  const block = page.locator('.theme-code-block', {hasText: 'moi.js'});
  const colors = () =>
    block
      .locator('.token-line')
      .first()
      .locator('.token')
      .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  await page.mouse.move(1, 1);
  expect(await colors()).toBe(1);
  await block.hover();
  expect(await colors()).toBeGreaterThan(1);
});

test('a button copies the Markdown of a post, and says if it could not', async ({page}) => {
  await open(page, posts.short);
  const copy = page.getByRole('button', {name: 'Sao chép trang'});
  await page.locator('main').getByText('Khác', {exact: true}).click();
  await copy.click();
  await expect(page.getByText('Đã sao chép trang.')).toBeVisible();
  const markdown = await page.request.get(`${posts.short}.md`);
  expect(await copied(page)).toBe(await markdown.text());
  await page.route(`**${posts.short}.md`, (route) => route.abort());
  await copy.click();
  await expect(page.getByText('Không sao chép được.')).toBeVisible();
});

test('an embed contacts its host only after a click; if that fails, a retry button and a link are visible', async ({
  page,
}) => {
  const VIDEO = 'https://www.youtube-nocookie.com/**';
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page
    .context()
    .route(VIDEO, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Video</title><p>Playing</p>'}),
    );
  await open(page, posts.inspector);
  const embed = page.locator('figure', {has: page.getByRole('button', {name: /youtube-nocookie/})});
  await embed.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(new Set(hosts)).toEqual(new Set(['localhost']));
  const still = await embed.locator('img').boundingBox();
  await page.mouse.click((still?.x ?? 0) + 20, (still?.y ?? 0) + 20);
  const frame = page.locator('figure iframe');
  await expect(frame).toHaveAttribute('title', 'Một chữ được soi');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  expect(new Set(hosts)).toEqual(new Set(['localhost', 'www.youtube-nocookie.com']));
  await page.context().setOffline(true);
  // Use the keyboard: under load, Chromium may send a click to the frame that was here before the scroll
  await page.getByRole('button', {name: /platform\.twitter/}).press('Enter');
  const blocked = page.locator('figure', {hasText: 'Bài đăng về dấu'});
  await expect(blocked.getByRole('button', {name: 'Thử lại'})).toBeVisible();
  await expect(blocked.getByRole('link', {name: 'Mở trên X'})).toBeVisible();
});

test('without scripts, an embed is a link, even in print, feeds and Markdown copies', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(posts.inspector);
  const embed = page.locator('figure', {hasText: 'Một chữ được soi'});
  const link = embed.getByRole('link', {name: 'Mở trên YouTube'});
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await expect(link).toHaveAttribute('href', video);
  await expect(embed.getByRole('button')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(link).toBeVisible();
  for (const file of [`${posts.inspector}.md`, '/blog/feed.json']) {
    const text = await (await page.request.get(file)).text();
    expect(text).toContain(video);
    expect(text).not.toMatch(/youtube-nocookie|iframe/);
  }
  await page.close();
});

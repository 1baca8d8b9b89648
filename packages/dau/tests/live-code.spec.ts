import http from 'node:http';

import {expect, test as base, type Page} from '@playwright/test';

import {listen} from '../cli/lib/static-server';
import {expectAccessible} from './support/axe';
import {expectNoTroubles, hydrate, watch} from './support/page';
import {posts} from './support/test-site';
import {test} from './support/warm-page';

/** URLs requested from another host. */
const hits: string[] = [];
const server = http.createServer(({url = ''}, response) => {
  hits.push(url);
  response.writeHead(200, {'access-control-allow-origin': '*'}).end('outside');
});
let outside = '';

test.beforeAll(async () => {
  outside = `http://localhost:${await listen(server)}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function openLive(page: Page, prefix = '', title = 'Kết quả của mã') {
  await page.goto(`${prefix}${posts.live}`);
  await hydrate(page);
  const block = page.locator('[data-hydrate="view"]').first();
  await block.scrollIntoViewIfNeeded();
  return {
    block,
    code: block.getByRole('textbox'),
    iframe: block.getByTitle(title),
    result: block.frameLocator('iframe'),
  };
}

/**
 * Returns the code of a component that runs the statements when it mounts, and shows their result. Each
 * component needs a new name, so that it differs from the previous one.
 */
const attempt = (name: string, statements: string) => `function Attempt() {
  const [said, say] = useState('waits');
  useEffect(() => {
    (async () => {${statements}})().then((value) => say('did ' + value), (error) => say(error.name));
  }, []);
  return <output title="${name}">{said}</output>;
}`;

test('live code runs, follows edits, shows errors, and can be reset', async ({page}) => {
  const troubles = watch(page);
  const {block, code, iframe, result} = await openLive(page, '/en', 'Result of the code');
  const button = result.getByRole('button');
  await expect(button).toHaveText('Pressed 0 times');
  // Not `click`: after a scroll, Chromium may send it to the place where the frame was before
  await button.dispatchEvent('click');
  await expect(button).toHaveText('Pressed 1 times');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(result.locator('html')).toHaveAttribute('lang', 'en');
  const [above, below] = await Promise.all([code.boundingBox(), iframe.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? NaN);

  const original = await code.inputValue();
  await code.fill(original.replace('count + 1', 'count + 2'));
  // The code ran again, so the count starts at 0
  await expect(button).toHaveText('Pressed 0 times');
  await button.dispatchEvent('click');
  await expect(button).toHaveText('Pressed 2 times');
  await code.fill(original.replace('count + 1', 'count +'));
  await expect(result.locator('pre')).toContainText('SyntaxError');
  await block.getByRole('button', {name: 'Reset'}).click();
  await expect(code).toHaveValue(original);
  await expect(button).toHaveText('Pressed 0 times');

  // The code uses a function from the post's live-scope.ts
  const third = page.locator('[data-hydrate="view"]').nth(2);
  await third.scrollIntoViewIfNeeded();
  await expect(third.frameLocator('iframe').getByText('Groups: aa b ccc')).toBeVisible();
  // This block is TypeScript with noInline, so its code calls `render`
  const last = page.locator('[data-hydrate="view"]').last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('textbox').fill('const n: number = 7;\nrender(<b>{n}</b>);');
  await expect(last.frameLocator('iframe').locator('b')).toHaveText('7');
  await expectAccessible(page);
  expectNoTroubles(troubles);
});

test('the result has the page’s font, its colors in both modes, and its own height', async ({
  page,
}) => {
  const {code, iframe, result} = await openLive(page);
  const output = result.locator('output');
  await expect(result.getByRole('button')).toBeVisible();
  await code.fill('<output style={{display: "block", blockSize: 500}}>tall</output>');
  await expect(iframe).toHaveAttribute('height', '532');
  const fonts = output.evaluate(() => [...document.fonts].map(({family}) => family));
  expect((await fonts).join()).toContain('Be Vietnam Pro');
  const colors: string[] = [];
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const color = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(output).toHaveCSS('color', color);
    colors.push(color);
    await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  }
  expect(new Set(colors).size).toBe(2);
  await code.fill('<p style={{blockSize: 99999}}>endless</p>');
  // Browsers do not render frames outside the viewport
  await iframe.scrollIntoViewIfNeeded();
  await expect(iframe).toHaveAttribute('height', '1200');
});

/** Statements that attempt to leave the frame, and the result that they show. */
const attempts: Record<string, [statements: string, said: string]> = {
  'reads storage': ['return localStorage.length', 'SecurityError'],
  'moves the page': ['top.location.href = OUTSIDE + "/top"', 'SecurityError'],
  'opens a window': ['return open(OUTSIDE + "/popup")', 'did null'],
  'asks another host': ['return await fetch(OUTSIDE + "/fetch")', 'TypeError'],
};

test('live code cannot read storage, navigate the page, open a window or send requests to other hosts', async ({
  page,
  context,
}) => {
  const {messages} = watch(page);
  const {code, result} = await openLive(page);
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.secret = '1';
  });
  const before = page.url();
  const run = (name: string, statements: string) =>
    code.fill(attempt(name, statements.replaceAll('OUTSIDE', JSON.stringify(outside))));
  for (const [name, [statements, said]] of Object.entries(attempts)) {
    await run(name, statements);
    await expect(result.getByTitle(name), name).toHaveText(said);
  }
  // The page's policy blocks this navigation, but the code sees no error
  await run('goes elsewhere', 'location.href = OUTSIDE + "/self"');
  await expect.poll(() => messages.join()).toContain('frame-src');
  expect(page.url()).toBe(before);
  expect(context.pages()).toHaveLength(1);
  await expect(page.locator('h1')).toBeVisible();
  // Check that the server receives a request that the test sends
  await page.request.get(`${outside}/control`);
  expect(hits).toEqual(['/control']);
});

test('code that reloads the frame ends there, and can be reset', async ({page}) => {
  const {block, code, result} = await openLive(page);
  const button = result.getByRole('button');
  await expect(button).toHaveText('Đã bấm 0 lần');
  const original = await code.inputValue();
  await code.fill(original.replace('setCount(count + 1)', 'location.reload()'));
  await button.dispatchEvent('click');
  await expect(button).toHaveCount(0);
  await block.getByRole('button', {name: 'Đặt lại'}).click();
  await expect(button).toHaveText('Đã bấm 0 lần');
});

base(
  'if the frame does not load, a message says so, and the reader can try again',
  {tag: '@engines'},
  async ({page}) => {
    await page.route('**/live-code/', (route) => route.abort());
    const {block, result} = await openLive(page);
    await expect(block.getByRole('alert')).toContainText('Chưa tải được phần chạy mã');
    await page.unroute('**/live-code/');
    await block.getByRole('button', {name: 'Thử lại'}).click();
    await expect(result.getByRole('button')).toHaveText('Đã bấm 0 lần');
  },
);

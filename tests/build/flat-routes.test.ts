import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {startApplication} from '../../scripts/lib/browser/start';
import {chromiumArgs, ensureChromium} from '../../scripts/lib/chromium';
import {SiteCopy} from '../../scripts/lib/site-copy';
import {startStaticServer} from '../../scripts/lib/static-server';
import {shardOf} from '../../src/plugins/flat-routes/shard-of';
import {withoutPrefetch} from '../support/shell';
import {posts} from '../support/test-site';

/** What stays in the caches of readers after an edit, and what is left without the plugin. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

afterEach(() => {
  site.restore();
});
afterAll(() => {
  site.delete();
});

const POST = 'blog/2026-02-02-hinh-dau-bai/index.mdx';

/** Returns the content of each script by its name. */
function scripts(language = ''): Map<string, string> {
  const folder = path.join(site.dir, 'build', language, 'assets', 'js');
  return new Map(
    fs
      .readdirSync(folder)
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Opens a page of the build and starts the application. */
async function openBuild<T>(address: string, act: (page: Page) => Promise<T>): Promise<T> {
  const server = await startStaticServer({dir: path.join(site.dir, 'build'), port: 0});
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await withoutPrefetch(page);
    await page.goto(new URL(address, server.url).href);
    await startApplication(page);
    const result = await act(page);
    expect(errors).toEqual([]);
    return result;
  } finally {
    await browser.close();
    await server.close();
  }
}

test('an edited word renames the scripts of the pages that show it; open pages find them', async () => {
  expect(await site.run('docusaurus', ['build'])).toMatchObject({code: 0});
  const before = {vi: scripts(), en: scripts('en')};

  const shards = [...before.vi.keys()].filter((file) => file.startsWith('routes-')).length;
  // A page whose shard is already there would be reloaded, once
  const start = ['/cv', '/contact', '/search'].find(
    (address) => shardOf(address, shards) !== shardOf(posts.usual, shards),
  );
  await openBuild(start ?? '', async (page) => {
    await page.evaluate(() => {
      document.body.dataset.isSameDocument = 'true';
    });
    site.edit(POST, 'Người vẽ lịch ngày trước', 'Calendarists');
    expect(await site.run('docusaurus', ['build'])).toMatchObject({code: 0});
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, posts.usual);
    await page.getByText('Calendarists').first().waitFor();
    expect(await page.locator('body[data-is-same-document]').count()).toBe(1);
  });

  const after = {vi: scripts(), en: scripts('en')};
  expect(after.en).toEqual(before.en);
  const renamed = [...after.vi.keys()].filter((file) => !before.vi.has(file));
  expect(renamed.length).toBeGreaterThan(0);
  expect(renamed.length).toBeLessThanOrEqual(3);
  expect(renamed.filter((file) => !after.vi.get(file)?.includes('Calendarists'))).toEqual([]);
  // A cache may keep what has a hash in its name; shards are asked for with a query
  const changed = [...after.vi].filter(
    ([file, text]) => before.vi.has(file) && before.vi.get(file) !== text,
  );
  expect(changed.map(([file]) => file).filter((file) => !file.startsWith('routes-'))).toEqual([]);
  const html = site.read(`build${posts.usual}.html`);
  const named = [...html.matchAll(/\/assets\/js\/([^?" ]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !after.vi.has(file))).toEqual([]);
  expect(named.some((file) => after.vi.get(file)?.includes('Calendarists'))).toBe(true);
});

test('switched off, the site works the framework’s own way', async () => {
  const plugin = "own('flat-routes')";
  site.edit('src/docusaurus/plugins.ts', plugin, `[${plugin}, {enabled: false}]`);
  expect(await site.build()).toMatchObject({code: 0});
  const files = scripts();
  expect([...files.keys()].filter((file) => file.startsWith('routes-'))).toEqual([]);
  const [, main = ''] = [...files].find(([file]) => file.startsWith('main.')) ?? [];
  expect(main).toContain(posts.usual);

  await openBuild('/contact', async (page) => {
    await page.locator('.navbar a[href="/blog"]').first().click();
    await page.waitForURL('**/blog');
    await page.locator(`main a[href="${posts.short}"]`).first().waitFor();
  });
});

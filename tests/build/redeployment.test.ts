import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {chromium, type Browser, type Page} from '@playwright/test';

import {startApplication} from '../../scripts/lib/browser/start';
import {chromiumArgs, ensureChromium} from '../../scripts/lib/chromium';
import {keepAssets, KEPT} from '../../scripts/lib/published/keep-assets';
import {SiteCopy} from '../../scripts/lib/site-copy';
import {startStaticServer, type StaticServer} from '../../scripts/lib/static-server';
import {isThorough, withoutPrefetch} from '../support/shell';
import {posts, words} from '../support/test-site';

/**
 * A page that a reader has open, or that a cache holds, outlives a deployment. Three builds: the
 * first, one with an edited word, and one with another setting and without one of the pages.
 */
const site = SiteCopy.withCaches();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-redeployment-'));
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

const EDITED = 'Calendarists';
const REMOVED = posts.withoutTags;
const deployments = ['an edited word', 'another setting'] as const;
type Deployment = (typeof deployments)[number];

const buildOf = (name: string) => path.join(folder, name);
const live = path.join(folder, 'live');
let server: StaticServer;
let browser: Browser;

async function build(name: string): Promise<void> {
  expect(await site.run('docusaurus', ['build'])).toMatchObject({code: 0});
  fs.cpSync(path.join(site.dir, 'build'), buildOf(name), {recursive: true});
}

/** Name of what is online. */
let online = 'first';

/** Puts a folder online at once. */
function switchTo(name: string): void {
  const next = path.join(folder, 'next');
  fs.symlinkSync(buildOf(name), next, 'junction');
  fs.renameSync(next, live);
  online = name;
}

/** Puts a build online, as the workflow does. What it kept after which build is made once. */
async function deploy(name: string, {keeping = true, now = new Date()} = {}): Promise<void> {
  const next = keeping ? `${name} after ${online} on ${now.toISOString().slice(0, 10)}` : name;
  if (!fs.existsSync(buildOf(next))) {
    fs.cpSync(buildOf(name), buildOf(next), {recursive: true});
    expect(await keepAssets(server.url, buildOf(next), now)).toEqual(expect.any(Number));
  }
  switchTo(next);
}

beforeAll(async () => {
  await build('first');
  site.edit('blog/2026-02-02-hinh-dau-bai/index.mdx', 'Người vẽ lịch ngày trước', EDITED);
  await build('an edited word');
  site.restore();
  site.edit('src/config/site.ts', 'Sân Thử', 'Sân Khác');
  site.clear('blog/2026-06-25-khong-the');
  await build('another setting');
  switchTo('first');
  server = await startStaticServer({dir: live, port: 0});
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs(),
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  fs.rmSync(folder, {recursive: true});
});

/** Returns the content of each script of a build by its name. */
function scripts(name: string, language = ''): Map<string, string> {
  const dir = path.join(buildOf(name), language, 'assets/js');
  return new Map(
    fs
      .readdirSync(dir)
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
}

const isShard = (file: string) => file.startsWith('routes-');

test.each([
  ['vi', '', new RegExp(EDITED)],
  // Its translation is out of date now, and says so
  ['en', 'en', /newerIn\W+vi\b/],
])(
  'T04 an edited word renames only the scripts of the pages that show it, %s',
  (_, folderOf, shown) => {
    const [before, after] = [scripts('first', folderOf), scripts('an edited word', folderOf)];
    const renamed = [...after.keys()].filter((file) => !before.has(file));
    const texts = renamed.filter((file) => !isShard(file));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThanOrEqual(3);
    expect(texts.filter((file) => !shown.test(after.get(file) ?? ''))).toEqual([]);
    // Besides, the shards that carry their hashes
    const hashes = texts.map((file) => file.replace(/\.js$/, ''));
    const carriers = renamed.filter(isShard).map((file) => after.get(file) ?? '');
    expect(carriers.filter((text) => !hashes.some((hash) => text.includes(hash)))).toEqual([]);
    // A file with a hash in its name must not change
    const changed = [...after].filter(
      ([file, text]) => before.has(file) && before.get(file) !== text,
    );
    expect(changed.map(([file]) => file).filter((file) => !/^routes-\d+\.js$/.test(file))).toEqual(
      [],
    );
  },
);

test('T04 a page names scripts of its own deployment', () => {
  const after = scripts('an edited word');
  const html = fs.readFileSync(path.join(buildOf('an edited word'), `${posts.usual}.html`), 'utf8');
  const named = [...html.matchAll(/\/assets\/js\/([^?" ]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !after.has(file))).toEqual([]);
  expect(named.some((file) => after.get(file)?.includes(EDITED))).toBe(true);
});

test('T04 the scripts of earlier deployments are kept for two weeks', async () => {
  const listOf = () =>
    Object.keys(JSON.parse(fs.readFileSync(path.join(live, KEPT), 'utf8')) as object);
  const days = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
  switchTo('first');
  await deploy('another setting', {now: days(0)});
  const kept = listOf();
  expect(kept.filter((file) => file.includes('main.'))).toHaveLength(2);
  expect(kept.filter((file) => !fs.existsSync(path.join(live, file)))).toEqual([]);
  await deploy('another setting', {now: days(13)});
  expect(listOf()).toEqual(kept);
  await deploy('another setting', {now: days(14)});
  expect(listOf()).toEqual([]);
  expect(fs.existsSync(path.join(live, kept[0] ?? ''))).toBe(false);
});

type Scenario = {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  /** Only this deployment. */
  readonly only?: Deployment;
  /** What the reader has done before the deployment. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the reader does after it, and expects. */
  readonly after: (page: Page) => Promise<unknown>;
};

const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
const follow = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]:visible`).first().click();
/** Moves inside the application, as a link does. */
const move = (page: Page, href: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, href);
const search = async (page: Page) => {
  await page.locator('.DocSearch-Input').fill(words.some);
  await page.getByRole('option').first().waitFor();
};
const openSearch = async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').waitFor();
};
const toggleMode = async (page: Page) => {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.locator('[data-color-mode-toggle]:visible').first().click();
  await expect(page.locator('html').getAttribute('data-theme')).resolves.not.toBe(before);
};
const vote = async (page: Page) => {
  await page.locator('button[data-vote="yes"]').click();
  await page
    .locator('section:has(button[data-vote]) textarea, section:has(button[data-vote]) a')
    .first()
    .waitFor();
};
const showLiveCode = async (page: Page) => {
  await page.locator('#dem').scrollIntoViewIfNeeded();
  await page.locator('main textarea').first().waitFor();
};

const scenarios: readonly Scenario[] = [
  {
    name: 'an open page that has not started: a control',
    address: '/',
    after: async (page) => {
      await toggleMode(page);
      await openSearch(page);
      await search(page);
    },
  },
  {
    name: 'an open page that has not started: a move',
    address: '/contact',
    after: async (page) => {
      await startApplication(page);
      await follow(page, '/blog');
      await page.waitForURL('**/blog');
    },
  },
  {
    name: 'a started page: a move to the page that has changed',
    address: '/contact',
    before: startApplication,
    after: async (page) => {
      await toggleMode(page);
      await follow(page, '/blog');
      await page.waitForURL('**/blog');
      await move(page, posts.usual);
      await page.locator('article h1').waitFor();
    },
  },
  {
    name: 'back to the page that has changed',
    address: posts.usual,
    before: async (page) => {
      await startApplication(page);
      await follow(page, '/blog');
      await page.waitForURL('**/blog');
    },
    after: async (page) => {
      await page.goBack();
      await page.locator('article h1').waitFor();
      await toggleMode(page);
    },
  },
  {
    name: 'the search is open',
    address: '/',
    before: openSearch,
    after: search,
  },
  {
    name: 'the search is not loaded yet',
    address: '/cv',
    before: startApplication,
    after: async (page) => {
      await openSearch(page);
      await search(page);
    },
  },
  {
    name: 'live code is not loaded yet',
    address: posts.live,
    before: startApplication,
    after: showLiveCode,
  },
  {
    name: 'a vote',
    address: posts.usual,
    before: startApplication,
    after: vote,
  },
  {
    name: 'the menu of a phone',
    address: '/contact',
    width: 390,
    before: async (page) => {
      await startApplication(page);
      await page.locator('.navbar__toggle').click();
    },
    after: async (page) => {
      await page.locator('.navbar-sidebar a[href="/blog"]').click();
      await page.waitForURL('**/blog');
    },
  },
  {
    name: 'the language',
    address: posts.usual,
    before: startApplication,
    after: async (page) => {
      await page.locator('.navbar .dropdown button').click();
      await page.locator(`.navbar .dropdown__menu a[href="/en${posts.usual}"]`).click();
      await page.waitForURL(`**/en${posts.usual}`);
      await startApplication(page);
    },
  },
  {
    name: 'a page that is no longer there',
    address: '/blog/tags/hoc-tap',
    only: 'another setting',
    before: startApplication,
    after: async (page) => {
      await move(page, REMOVED);
      await page.getByRole('heading', {name: /Không tìm thấy/}).waitFor();
    },
  },
];

/** Opens a page of the first build, and records what a reader must not meet. */
async function openFirst({address, width = 1280}: Scenario) {
  const context = await browser.newContext({viewport: {width, height: 844}});
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // What is fetched ahead would hide what is missing
  await withoutPrefetch(page);
  await page.goto(new URL(address, server.url).href, {waitUntil: 'networkidle'});
  return {
    page,
    async close() {
      expect(errors).toEqual([]);
      expect(await page.locator('#dau-notice').isVisible()).toBe(false);
      await context.close();
    },
  };
}

// The other setting renames the most files
describe.each(isThorough ? deployments : (['another setting'] as const))('T04 %s', (deployment) => {
  test.each(scenarios.filter(({only = deployment}) => only === deployment))(
    '$name',
    async (scenario) => {
      switchTo('first');
      const {page, close} = await openFirst(scenario);
      await scenario.before?.(page);
      await deploy(deployment);
      await scenario.after(page);
      await close();
    },
  );

  test('a move under way', async () => {
    switchTo('first');
    const {page, close} = await openFirst({name: '', address: '/contact', after: hydrated});
    await startApplication(page);
    let release: () => void = () => undefined;
    const deployed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await deployed;
      await route.continue();
    });
    await follow(page, '/blog');
    await deploy(deployment);
    release();
    await page.waitForURL('**/blog');
    await page.locator('main article').first().waitFor();
    await close();
  });

  /** The HTTP cache has the page of the first build, the host the next one. */
  async function openCached(address: string, keeping: boolean) {
    switchTo('first');
    const html = fs.readFileSync(path.join(buildOf('first'), `${address}.html`), 'utf8');
    await deploy(deployment, {keeping});
    const opened = await openFirst({name: '', address: '/privacy', after: hydrated});
    let isCached = true;
    await opened.page.route(`**${address}`, async (route) => {
      if (isCached && route.request().isNavigationRequest()) {
        isCached = false;
        await route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
      } else {
        // As on a slow network: the reader types in the meantime
        if (!route.request().isNavigationRequest()) await setTimeout(500);
        await route.continue();
      }
    });
    await opened.page.goto(new URL(address, server.url).href);
    return opened;
  }

  test('a cached page whose scripts are kept starts by itself', async () => {
    const {page, close} = await openCached(posts.usual, true);
    await page.evaluate(() => {
      document.body.dataset.isSameDocument = 'true';
    });
    await startApplication(page);
    expect(await page.locator('body[data-is-same-document]').count()).toBe(1);
    await openSearch(page);
    await search(page);
    await close();
  });

  test('a cached page whose scripts are gone is loaded again: the search opens with what was typed', async () => {
    const {page, close} = await openCached(posts.usual, false);
    await page.keyboard.press('/');
    await page.keyboard.type(words.some);
    await page.locator('.DocSearch-Input').waitFor();
    await expect(page.locator('.DocSearch-Input').inputValue()).resolves.toBe(words.some);
    await page.getByRole('option').first().waitFor();
    expect(await page.evaluate(() => history.state?.dauActions)).toBeUndefined();
    await close();
  });

  test('a cached page whose scripts are gone is loaded again: a field keeps its text', async () => {
    const {page, close} = await openCached('/showcase', false);
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type('dox');
    await hydrated(page);
    await expect(page.getByRole('searchbox').first().inputValue()).resolves.toBe('dox');
    await page.waitForURL(/[?&]q=dox/);
    await close();
  });

  test('a cached page whose scripts are gone is loaded again: a button is pressed once', async () => {
    const {page, close} = await openCached(posts.usual, false);
    await page.locator('.navbar .dropdown button').click();
    await page.locator('.navbar .dropdown button[aria-expanded="true"]').waitFor();
    await close();
  });
});

if (isThorough)
  test('without the plugin for flat routes, the site works as stock Docusaurus', async () => {
    const plugin = "own('flat-routes')";
    site.restore();
    site.edit('src/docusaurus/plugins.ts', plugin, `[${plugin}, {enabled: false}]`);
    expect(await site.build()).toMatchObject({code: 0});
    fs.cpSync(path.join(site.dir, 'build'), buildOf('stock'), {recursive: true});
    const files = scripts('stock');
    expect([...files.keys()].filter(isShard)).toEqual([]);
    const [, main = ''] = [...files].find(([file]) => file.startsWith('main.')) ?? [];
    expect(main).toContain(posts.usual);
    switchTo('stock');
    const {page, close} = await openFirst({name: '', address: '/contact', after: hydrated});
    await startApplication(page);
    await follow(page, '/blog');
    await page.waitForURL('**/blog');
    await page.locator(`main a[href="${posts.short}"]`).first().waitFor();
    await close();
  });

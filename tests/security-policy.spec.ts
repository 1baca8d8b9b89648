import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {expectNoTroubles, idle, open, watch} from './support/page';
import {rootSite} from './support/sites';
import {posts} from './support/test-site';
import {recordViolations} from './support/violations';
import {foundLinks, searchField, searchWindow} from './support/search';

const POLICY = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;

/** All HTML files of the build, including redirects and not-found pages. */
const files = fs
  .readdirSync(rootSite.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && fs.statSync(path.join(rootSite.dir, file)).isFile())
  .sort();
const copied = fs.readdirSync('static', {recursive: true, encoding: 'utf8'});
const pages = files.filter((file) => !copied.includes(file));

test('the policy of each page has the hashes of its inline scripts and no others, and comes before the first script', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const file of pages) {
    const html = fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
    if (file.endsWith('live-code/index.html')) {
      expect(html, file).toContain('http-equiv="Content-Security-Policy"');
      continue;
    }
    const [head, rest] = [html.slice(0, html.search(POLICY)), html.slice(html.search(POLICY))];
    expect(head, file).toMatch(/<head><meta charset=UTF-8>$/i);
    const scripts = [...rest.matchAll(/<script(?![^>]* src=|[^>]*json)[^>]*>([^]*?)<\/script>/g)];
    const hashes = scripts.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const [, named = ''] = /script-src 'self'([^;]*);/.exec(rest) ?? [];
    expect(named.trim().split(' '), file).toEqual([...new Set(hashes)]);
    expect(rest, file).toContain('<meta name=referrer content=strict-origin-when-cross-origin');
  }
});

/** Opens the search, types a query and closes it. */
async function search(page: Page, query: string) {
  await page.keyboard.press('/');
  await searchField(page).fill(query);
  await expect(foundLinks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(searchWindow(page)).toBeHidden();
}

test('nothing in a tour through the application violates the policy', async ({page}) => {
  test.slow();
  const violations = await recordViolations(page);
  const troubles = watch(page);
  await open(page, '/');
  await search(page, 'git');
  const links = page.locator(`.navbar__items > a[href^="/"]`);
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place += 1) {
    const target = (await links.nth(place).getAttribute('href')) ?? '';
    const title = await page.title();
    const isMove = new URL(page.url()).pathname.replace(/\/$/, '') !== target.replace(/\/$/, '');
    await links.nth(place).click();
    await expect(page).toHaveURL(target);
    // The URL changes before the page, so wait for the title
    if (isMove) await expect(page).not.toHaveTitle(title);
    const inside = page.locator(`main a[href^="/"]:not([href="${target}"]):visible`).first();
    if ((await inside.count()) > 0) {
      await inside.dispatchEvent('click');
      await expect(page).not.toHaveURL(target);
      await page.goBack();
    }
  }
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await page.pdf();
  expect(violations).toEqual([]);
  expectNoTroubles(troubles);
});

test('the policy blocks `eval` and injected scripts, but not structured data', async ({page}) => {
  await open(page, posts.usual);
  const errors: string[] = [];
  page.on('pageerror', ({name}) => errors.push(name));
  await page.evaluate(() => {
    const append = (type: string, text: string) => {
      const script = document.createElement('script');
      script.type = type;
      script.textContent = text;
      document.body.append(script);
    };
    append('application/ld+json', '{"@type": "Thing"}');
    append('', 'window.hacked = 1');
    // The policy does not apply to code that Playwright evaluates, but to timers
    setTimeout(() => eval('window.hacked = 1'));
  });
  await expect.poll(() => errors).toEqual(['EvalError']);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const EVIL = 'https://evil.example';

/**
 * HTML that an attacker could add to a page. Without the policy, each of these runs a script or sends a
 * request to a different host. `NAME` is replaced with the key.
 */
const GADGETS: Readonly<Record<string, string>> = {
  script: '<script>hacked("NAME")</script>',
  handler: '<img src="data:," alt="" onerror="hacked(\'NAME\')">',
  drawing: '<svg onload="hacked(\'NAME\')"></svg>',
  'link-with-code': '<a class="gadget" href="javascript:void hacked(\'NAME\')">x</a>',
  'frame-with-code': '<iframe src="javascript:void parent.hacked(\'NAME\')"></iframe>',
  'frame-with-document': '<iframe srcdoc="<script>parent.hacked(\'NAME\')</script>"></iframe>',
  'script-of-another-host': `<script src="${EVIL}/NAME.js"></script>`,
  'script-in-its-url': '<script src="data:text/javascript,hacked(\'NAME\')"></script>',
  'module-in-a-module': `<script type="module">import '${EVIL}/NAME.js'</script>`,
  frame: `<iframe src="${EVIL}/NAME.html"></iframe>`,
  object: `<object data="${EVIL}/NAME.html"></object>`,
  image: `<img alt="" src="${EVIL}/NAME.svg">`,
  'style-attribute': `<p style="background: url(${EVIL}/NAME.svg)">x</p>`,
  'style-that-imports': `<style>@import '${EVIL}/NAME.css';</style>`,
  'style-sheet': `<link rel="stylesheet" href="${EVIL}/NAME.css">`,
  'script-fetched-early': `<link rel="preload" as="script" href="${EVIL}/NAME.js">`,
  'module-fetched-early': `<link rel="modulepreload" href="${EVIL}/NAME.js">`,
};

/** More such HTML. Each of these affects the others, so each is tested alone. */
const ALONE: Readonly<Record<string, string>> = {
  base: `<base href="${EVIL}/">`,
  // The loader would load this as a script
  application: `<meta name="dau-application" content="${EVIL}/NAME.js">`,
  form: `<form action="${EVIL}/NAME.html"><button class="gadget" name="a">x</button></form>`,
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
};

/** Opens a page that contains gadgets, and returns the names of those that worked. */
async function working(page: Page, gadgets: Readonly<Record<string, string>>, hasPolicy: boolean) {
  const names = new Set<string>();
  await page.exposeFunction('hacked', (name: string) => names.add(name));
  await page.route(`${EVIL}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    names.add(Object.keys(gadgets).find((name) => pathname.startsWith(`/${name}.`)) ?? 'base');
    await route.fulfill({
      contentType: TYPES[path.extname(pathname).slice(1)],
      headers: {'Access-Control-Allow-Origin': '*'},
      body: '',
    });
  });
  const html = Object.entries(gadgets)
    .map(([name, gadget]) => gadget.replaceAll('NAME', name))
    .join('');
  const isInHead = /^<(base|meta)/.test(html);
  await page.route(`**${posts.usual}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [policy = ''] = POLICY.exec(text) ?? [];
    const body = text
      .replace(policy, `${hasPolicy ? policy : ''}${isInHead ? html : ''}`)
      .replace(/<body[^>]*>/, (tag) => `${tag}${isInHead ? '' : html}`);
    await route.fulfill({response, body});
  });
  await page.goto(posts.usual);
  // Playwright's own click would wait for a navigation that the policy blocks
  for (const gadget of await page.locator('.gadget').all()) {
    await gadget.evaluate((it: HTMLElement) => it.click());
  }
  // Some gadgets run at the first action
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  return names;
}

test('injected HTML neither runs code nor sends requests; without the policy it would', async ({
  context,
}) => {
  const alone = Object.entries(ALONE).map(([name, gadget]) => ({[name]: gadget}));
  for (const gadgets of [GADGETS, ...alone]) {
    const page = await context.newPage();
    const blocked = await working(page, gadgets, true);
    // Wait as long as the gadgets take without the policy
    const names = await working(await context.newPage(), gadgets, false);
    await expect.poll(() => [...names].sort()).toEqual(Object.keys(gadgets).sort());
    await idle(page);
    expect([...blocked]).toEqual([]);
  }
});

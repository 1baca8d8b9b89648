import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {expectNoTroubles, hydrate, open, watch} from './support/page';
import {rootSite} from './support/sites';
import {guides, posts} from './support/test-site';
import {recordViolations} from './support/violations';

const POLICY = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;

/** Every HTML file of the build: redirects and not-found pages are among them. */
const files = fs
  .readdirSync(rootSite.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && fs.statSync(path.join(rootSite.dir, file)).isFile())
  .sort();
const copied = fs.readdirSync('static', {recursive: true, encoding: 'utf8'});
const pages = files.filter((file) => !copied.includes(file));

test('every page names the hashes of exactly its own inline scripts, before any of them', () => {
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
  await page.locator('.DocSearch-Input').fill(query);
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toBeHidden();
}

for (const [language, prefix] of [
  ['vi', ''],
  ['en', '/en'],
] as const) {
  test(`${language}: a tour through the application violates nothing`, async ({page}) => {
    test.slow();
    const violations = await recordViolations(page);
    const troubles = watch(page);
    await open(page, `${prefix}/`);
    await search(page, 'git');
    const links = page.locator(`.navbar__items > a[href^="${prefix}/"]`);
    const count = await links.count();
    expect(count).toBeGreaterThan(3);
    for (let place = 0; place < count; place += 1) {
      const target = (await links.nth(place).getAttribute('href')) ?? '';
      const title = await page.title();
      const isMove = new URL(page.url()).pathname.replace(/\/$/, '') !== target.replace(/\/$/, '');
      await links.nth(place).click();
      await expect(page).toHaveURL(target);
      // The address changes before the page
      if (isMove) await expect(page).not.toHaveTitle(title);
      const inside = page.locator('main a[href^="/"]:visible').first();
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

  test(`${language}: a text, a guide, the results and the 404 page violate nothing`, async ({
    page,
  }) => {
    const violations = await recordViolations(page);
    const opened = [posts.usual, guides.wide, '/search?q=git', '/cv', '/docs', '/khong-co'];
    for (const address of opened) {
      await page.goto(`${prefix}${address}`);
      await hydrate(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await search(page, 'git');
      await page.pdf();
    }
    expect(violations).toEqual([]);
  });
}

test('text does not become code, and structured data stays data', async ({page}) => {
  await open(page, posts.usual);
  const outcome = await page.evaluate(() => {
    const append = (type: string, text: string) => {
      const script = document.createElement('script');
      script.type = type;
      script.textContent = text;
      document.body.append(script);
    };
    append('application/ld+json', '{"@type": "Thing"}');
    let refusal = '';
    try {
      append('', '"not JSON", window.hacked = 1');
    } catch (error) {
      refusal = String(error);
    }
    return {refusal, isHacked: 'hacked' in window};
  });
  expect(outcome).toEqual({refusal: expect.stringContaining('TrustedScript'), isHacked: false});
});

type Gadget = {
  /** HTML that somebody has put into a page. */
  readonly html: string;
  /** At the start of the head, not of the body. */
  readonly inHead?: true;
  /** The reader clicks on it. */
  readonly isClicked?: true;
};

const EVIL = 'https://evil.example';

/** Without the policy, each of these runs a script or sends a request to another host. */
const GADGETS: Readonly<Record<string, Gadget>> = {
  'an inline script': {html: '<script>hacked = 1</script>'},
  'an inline handler': {html: '<img src="data:," alt="" onerror="hacked = 1">'},
  'a handler of a drawing': {html: '<svg onload="hacked = 1"></svg>'},
  'a link with code': {
    html: '<a id="gadget" href="javascript:void(hacked = 1)">x</a>',
    isClicked: true,
  },
  'a frame with code': {html: '<iframe src="javascript:parent.hacked = 1"></iframe>'},
  'a frame with a document': {
    html: '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  },
  'a script of another host': {html: `<script src="${EVIL}/a.js"></script>`},
  'a script in its address': {html: '<script src="data:text/javascript,hacked = 1"></script>'},
  'a module in a module': {html: `<script type="module">import '${EVIL}/a.js'</script>`},
  'another base address': {html: `<base href="${EVIL}/">`, inHead: true},
  // start-on-intent makes scripts of these two
  'the scripts of the application': {
    html: `<meta name="dau-application" content="${EVIL}/a.js">`,
    inHead: true,
  },
  'a frame of another host': {html: `<iframe src="${EVIL}/a.html"></iframe>`},
  'an object of another host': {html: `<object data="${EVIL}/a.html"></object>`},
  'a picture of another host': {html: `<img alt="" src="${EVIL}/a.svg">`},
  'a style attribute with an address': {html: `<p style="background: url(${EVIL}/a.svg)">x</p>`},
  'a style that imports': {html: `<style>@import '${EVIL}/a.css';</style>`},
  'a style sheet of another host': {html: `<link rel="stylesheet" href="${EVIL}/a.css">`},
  'a script that is fetched early': {html: `<link rel="preload" as="script" href="${EVIL}/a.js">`},
  'a module that is fetched early': {html: `<link rel="modulepreload" href="${EVIL}/a.js">`},
  'a form to another host': {
    html: `<form action="${EVIL}/a.html"><button id="gadget" name="a" value="b">x</button></form>`,
    isClicked: true,
  },
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
};

/** Opens a page with a gadget as a server might send it, and returns what the gadget has done. */
async function effectsOf(page: Page, gadget: Gadget, hasPolicy: boolean): Promise<string[]> {
  const effects: string[] = [];
  await page.route(`${EVIL}/**`, async (route) => {
    const url = route.request().url();
    effects.push(`sent ${url}`);
    await route.fulfill({
      contentType: TYPES[path.extname(new URL(url).pathname).slice(1)],
      headers: {'Access-Control-Allow-Origin': '*'},
      body: '',
    });
  });
  await page.route(`**${posts.usual}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [policy = ''] = POLICY.exec(html) ?? [];
    const body = html
      .replace(policy, `${hasPolicy ? policy : ''}${gadget.inHead ? gadget.html : ''}`)
      .replace(/<body[^>]*>/, (tag) => `${tag}${gadget.inHead ? '' : gadget.html}`);
    await route.fulfill({response, body});
  });
  await page.goto(posts.usual);
  // Not Playwright's click, which waits for a navigation that the policy stops
  if (gadget.isClicked) await page.locator('#gadget').evaluate((it: HTMLElement) => it.click());
  // What the page itself makes of a gadget, it makes at the first action
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  const isRun = () => page.evaluate(() => 'hacked' in window).catch(() => false);
  const end = Date.now() + 1_500;
  while (Date.now() < end && effects.length === 0) {
    if (await isRun()) effects.push('ran');
    await page.waitForTimeout(50);
  }
  return effects;
}

for (const [name, gadget] of Object.entries(GADGETS)) {
  test(`${name} in a page neither runs nor sends, and would without the policy`, async ({
    context,
  }) => {
    expect(await effectsOf(await context.newPage(), gadget, true)).toEqual([]);
    expect(await effectsOf(await context.newPage(), gadget, false)).not.toEqual([]);
  });
}

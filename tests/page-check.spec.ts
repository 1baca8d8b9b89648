import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {checkPages} from '../scripts/lib/check/browser';
import {describeErrors} from '../scripts/lib/check/page-errors';
import {listPages, samplePages} from '../scripts/lib/check/pages';
import {baseUrlSite, rootSite, type BuiltSite} from './support/sites';
import {siteUrl} from './support/test-site';

/**
 * Faults that the page check must find on generated pages: the HTML that causes the fault, the
 * expected report, and the expected advice.
 */
const POLICY = (rules: string) => `<meta http-equiv="Content-Security-Policy" content="${rules}">`;
const FAULTS: Record<string, [html: string, found: RegExp, remedy: RegExp]> = {
  message: [
    '<script>console.error("boom")</script>',
    /^console error: boom \(\/message\)$/,
    /npm start/,
  ],
  uncaught: [
    '<script>null.x</script>',
    /^uncaught error: Cannot read properties of null/,
    /npm start/,
  ],
  'seen-late': [
    `<p id="end" style="margin-top: 300vh">End</p><script>
      new IntersectionObserver(([{isIntersecting}]) => isIntersecting && console.warn("deep"))
        .observe(document.getElementById('end'))</script>`,
    /^console warning: deep/,
    /npm start/,
  ],
  'missing-file': [
    '<img src="gone.png" alt="A bridge">',
    /^failed request: \/gone\.png \(404\)$/,
    /static\//,
  ],
  'remote-picture': [
    '<p style="margin-bottom: 999vh">x</p><img loading="lazy" alt="x" src="https://pictures.test/a.png">',
    /^request to another host: https:\/\/pictures\.test\/a\.png \(image\)$/,
    /save the file beside the text/,
  ],
  frame: [
    '<iframe title="Film" src="https://films.test/embed/1"></iframe>',
    /^request to another host: https:\/\/films\.test\/embed\/1 \(document\)$/,
    /link to it instead/,
  ],
  statistics: [
    '<script>fetch("https://statistics.test/hit").catch(() => undefined)</script>',
    /^request to another host: https:\/\/statistics\.test\/hit \(fetch\)$/,
    /find the address in src\//,
  ],
  'no-alt': [
    '<img src="dot.svg">',
    /^accessibility \(image-alt\): .*<img src="dot\.svg">$/,
    /say what the picture shows/,
  ],
  pale: [
    '<p style="color: #bbb">Pale</p>',
    /^accessibility \(color-contrast\): .*>Pale<.*contrast of 1\.9/,
    /tokens\.css/,
  ],
  eval: [
    `${POLICY("script-src 'unsafe-inline'")}<script>try { new Function("") } catch {}</script>`,
    /^console error: The Content Security Policy blocks eval in /,
    /npm run preview/,
  ],
  stopped: [
    '<script>window.stopped = true</script>',
    /^The application did not start within/,
    /correct what is named above/,
  ],
};

// What the gate checks are readers' browsers, which have service workers
test.use({serviceWorkers: 'allow'});

const page = (name: string, html: string) => `<!doctype html>
<html lang="en" data-has-hydrated="false">${/^<meta[^>]*>/.exec(html) ?? ''}<title>${name}</title>
<link rel="icon" href="data:,"><main><h1>${name}</h1>${html.replace(/^<meta[^>]*>/, '')}</main>
<script>
addEventListener('pointermove', () => {
  if (!window.stopped) document.documentElement.dataset.hasHydrated = 'true';
})
</script></html>`;

test('the check of pages finds each kind of fault, and nothing else', async ({}, testInfo) => {
  const dir = testInfo.outputPath('site');
  const bodies: Record<string, string> = {
    good: '<img src="https://lan.test/web/dot.svg" alt="A dot"><a href="https://elsewhere.test/">x</a>',
    allowed:
      '<img alt="x" src="https://allowed.test/a.png"><iframe title="Film" src="https://www.videos.test/1"></iframe>',
    ...Object.fromEntries(Object.entries(FAULTS).map(([name, [html]]) => [name, html])),
  };
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [name, body] of Object.entries(bodies)) {
    fs.writeFileSync(path.join(dir, `${name}.html`), page(name, body));
  }
  const checked = await checkPages({
    dir,
    baseUrl: '/web/',
    publicUrl: 'https://lan.test/web/',
    allowedHosts: ['https://allowed.test', 'https://*.videos.test'],
    pages: Object.keys(bodies).map((name) => ({
      path: name,
      file: `${name}.html`,
      kind: 'page',
      date: '',
    })),
    startTimeoutMs: 3_000,
  });
  for (const {page: each, errors} of checked) {
    const [, found, remedy] = FAULTS[each.path] ?? [];
    const expected = found &&
      remedy && [{found: expect.stringMatching(found), remedy: expect.stringMatching(remedy)}];
    expect.soft(errors, each.path).toEqual(expected ?? []);
  }
});

const siteAt = ({dir, baseUrl}: BuiltSite) => ({
  dir,
  baseUrl,
  publicUrl: `${siteUrl}${baseUrl}`,
  allowedHosts: [],
});

test('pages have no message, no request to another host, no accessibility fault', async () => {
  test.setTimeout(180_000);
  const all = listPages(rootSite.dir, '.');
  expect(all.length).toBeGreaterThan(80);
  const sample = samplePages(all, new Set(), 0);
  const routeOf = ({path: route}: (typeof all)[number]) => route.replace(/^en\//, '');
  const routes = [...new Set(sample.map(routeOf))];
  // One of each kind, in one language each
  const pages = sample.filter(
    (each) => routes.indexOf(routeOf(each)) % 2 > 0 === /^en\//.test(each.path),
  );
  expect(describeErrors(await checkPages({...siteAt(rootSite), pages}))).toBe('');
  // Tests of the hosted services look at the pages that show the others
  const hosted = listPages(baseUrlSite.dir, '.').filter((each) => each.path === 'search');
  expect(hosted).toHaveLength(1);
  expect(describeErrors(await checkPages({...siteAt(baseUrlSite), pages: hosted}))).toBe('');
});

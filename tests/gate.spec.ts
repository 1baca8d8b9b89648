import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import type {BuiltPage} from '../scripts/lib/browser/built-pages';
import {checkPages, type CheckedPage} from '../scripts/lib/browser/check-pages';
import {findChromium} from '../scripts/lib/chromium';

/**
 * Faults that the page check must find on generated pages: the HTML that causes the fault, the
 * expected report, and the expected advice.
 */
const FAULTS: Readonly<
  Record<string, {head?: string; html: string; found: RegExp; remedy: RegExp}>
> = {
  'a console error': {
    html: '<script>console.error("boom")</script>',
    found: /^console error: boom \(\/a-console-error\)$/,
    remedy: /npm start/,
  },
  'a console warning': {
    html: '<script>console.warn("careful")</script>',
    found: /^console warning: careful/,
    remedy: /npm start/,
  },
  'an uncaught error': {
    html: '<script>null.x</script>',
    found: /^uncaught error: Cannot read properties of null/,
    remedy: /npm start/,
  },
  'an error where the reader scrolls': {
    html: `<p id="end" style="margin-top: 300vh">End</p><script>
      new IntersectionObserver(([{isIntersecting}]) => isIntersecting && console.error("deep"))
        .observe(document.getElementById('end'))</script>`,
    found: /^console error: deep/,
    remedy: /npm start/,
  },
  'a missing file': {
    html: '<img src="gone.png" alt="A bridge">',
    found: /^failed request: \/gone\.png \(404\)$/,
    remedy: /static\//,
  },
  'a remote picture, far down and lazy': {
    html: '<p style="margin-bottom: 999vh">x</p><img loading="lazy" alt="x" src="https://pictures.test/a.png">',
    found: /^request to another host: https:\/\/pictures\.test\/a\.png, asked for by <img/,
    remedy: /save the file beside the text/,
  },
  'a remote picture of a source set': {
    html: '<img alt="x" src="dot.svg" srcset="dot.svg 1x, https://pictures.test/b.png 2x">',
    found: /^request to another host: https:\/\/pictures\.test\/b\.png, asked for by <img/,
    remedy: /save the file beside the text/,
  },
  'a frame of another host': {
    html: '<iframe title="Film" src="https://films.test/embed/1"></iframe>',
    found: /^request to another host: https:\/\/films\.test\/embed\/1, asked for by <iframe/,
    remedy: /link to it instead/,
  },
  'a request of a script': {
    html: '<script>fetch("https://statistics.test/hit").catch(() => undefined)</script>',
    found: /^request to another host: https:\/\/statistics\.test\/hit \(fetch\)$/,
    remedy: /find the address in src\//,
  },
  'a picture without a text': {
    html: '<img src="dot.svg">',
    found: /^accessibility \(image-alt\): .*<img src="dot\.svg">$/,
    remedy: /say what the picture shows/,
  },
  'pale text': {
    html: '<p style="color: #bbb">Pale</p>',
    found: /^accessibility \(color-contrast\): .*>Pale<.*contrast of 1\.9/,
    remedy: /tokens\.css/,
  },
  'a pale word of code': {
    html: '<pre><code><span>good</span> <span style="color: #bbb">pale</span></code></pre>',
    found: /^accessibility \(color-contrast\): .*>pale</,
    remedy: /tokens\.css/,
  },
  'a violation of the policy that the script catches': {
    head: `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
    html: '<script>try { new Function("") } catch {}</script>',
    found: /^console error: The Content Security Policy blocks eval in /,
    remedy: /npm run preview/,
  },
  'a violation of the policy': {
    head: `<meta http-equiv="Content-Security-Policy" content="style-src 'none'; script-src 'unsafe-inline'">`,
    html: '<style>p { color: red }</style>',
    found: /^console error: Applying inline style violates .* Content Security Policy/,
    remedy: /npm run preview/,
  },
  'an application that does not start': {
    html: '<script>window.stopped = true</script>',
    found: /^The application did not start within/,
    remedy: /correct what is named above/,
  },
};

const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en" data-has-hydrated="false">${head}<title>${title}</title><link rel="icon" href="data:,">
<main><h1>${title}</h1>${body}</main>
<script>
addEventListener('pointermove', () => {
  if (!window.stopped) document.documentElement.dataset.hasHydrated = 'true';
})
</script></html>`;

const pathOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

test.describe('the check of pages', () => {
  // One worker for all tests, because the check opens all pages in one run
  test.describe.configure({mode: 'default'});
  const checked = new Map<string, CheckedPage>();

  test.beforeAll(async ({}, testInfo) => {
    const dir = testInfo.outputPath('site');
    fs.mkdirSync(dir, {recursive: true});
    const write = (name: string, html: string, head?: string) => {
      fs.writeFileSync(path.join(dir, `${pathOf(name)}.html`), page(name, html, head));
    };
    for (const [name, {html, head}] of Object.entries(FAULTS)) write(name, html, head);
    write(
      'Good',
      '<p>Good</p><img src="https://lan.test/web/dot.svg" alt="A dot"><a href="https://elsewhere.test/">x</a>',
    );
    write(
      'Allowed',
      '<img alt="x" src="https://allowed.test/a.png"><iframe title="Film" src="https://www.videos.test/1"></iframe>',
    );
    fs.writeFileSync(
      path.join(dir, 'dot.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium');
    const results = await checkPages({
      dir,
      baseUrl: '/web/',
      address: 'https://lan.test/web/',
      allowedHosts: ['https://allowed.test', 'https://*.videos.test'],
      pages: ['Good', 'Allowed', ...Object.keys(FAULTS)].map((name): BuiltPage => ({
        path: pathOf(name),
        language: 'en',
        kind: 'page',
      })),
      executablePath,
      startTimeoutMs: 3_000,
    });
    for (const result of results) checked.set(result.page.path, result);
  });

  test('A01 a valid page passes, even with a picture at the production URL', () => {
    expect(checked.get('good')?.faults).toEqual([]);
  });

  test('A01 a page passes that loads from the hosts the author allows', () => {
    expect(checked.get('allowed')?.faults).toEqual([]);
  });

  for (const [name, {found, remedy}] of Object.entries(FAULTS)) {
    test(`A01 ${name} is found`, () => {
      const faults = checked.get(pathOf(name))?.faults ?? [];
      expect(faults).toEqual([
        {found: expect.stringMatching(found), remedy: expect.stringMatching(remedy)},
      ]);
    });
  }
});

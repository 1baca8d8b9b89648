import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';

import {expectNoTroubles, open, watch} from './support/page';
import {rootSite} from './support/sites';
import {search} from './support/search';

const POLICY = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;

/** All HTML files in the build, including redirects and not-found pages, but none from `static`. */
const pages = globSync('**/*.html', {cwd: rootSite.dir}).filter(
  (file) => !fs.existsSync(path.join('static', file)),
);

test('each page’s policy has the hashes of its inline scripts and no others, and comes before the first script', () => {
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

test('a reader’s usual actions do not violate the policy', async ({page}) => {
  const troubles = watch(page);
  await open(page, '/');
  await search(page, 'git');
  await page.keyboard.press('Escape');
  for (const path of ['/blog', '/showcase', '/contact']) {
    await page.locator(`.navbar__items > a[href="${path}"]`).click();
    await expect(page.locator(`.navbar__items > a[href="${path}"]`)).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await page.pdf();
  expectNoTroubles(troubles);
});

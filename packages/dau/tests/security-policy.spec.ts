import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';

import {rootSite} from './support/sites';

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

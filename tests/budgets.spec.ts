import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {kinds, TransferMeter, transferTable} from '../scripts/lib/transfer-sizes';
import {budgets} from './support/budgets';
import {hydrate} from './support/page';
import {rootSite} from './support/sites';

/**
 * Compares the transfer size of a first visit with `support/budgets.ts`. Lazy pictures are left
 * out, because the browser decides when to load them.
 */
for (const {page: name, path, before, after} of budgets) {
  test(`the ${name} page stays within its budget before and after the first action`, async ({
    page,
  }) => {
    const meter = new TransferMeter(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const first = await meter.read({withLazy: false});
    await hydrate(page);
    const later = await meter.read({withLazy: false});
    const report = transferTable([
      ['before the first action', first],
      ['  at most', before],
      ['after hydration', {js: later.js}],
      ['  at most', after],
    ]);
    // Print the sizes on request, even if the test passes
    if (process.env.SHOW_BUDGETS) process.stdout.write(`\n${path} (kB, gzip)\n${report}\n`);
    const over = [
      ...kinds.filter((kind) => first[kind] > before[kind]),
      ...(later.js > after.js ? ['js after hydration'] : []),
    ];
    expect(over, `${path} is over its budget (kB, gzip)\n${report}\n`).toEqual([]);
    expect(first.html).toBeGreaterThan(1);
    expect(later.js).toBeGreaterThan(50);
  });
}

for (const folder of ['', 'en']) {
  test(`/${folder}: shared scripts contain no post, and each page lists its own chunks`, () => {
    const dir = path.join(rootSite.dir, folder);
    const scripts = path.join(dir, 'assets', 'js');
    const posts = fs
      .readdirSync(path.join(dir, 'blog'))
      .filter((file) => file.endsWith('.html') && !/^(archive|authors|tags)\./.test(file))
      .map((file) => `/blog/${file.replace(/\.html$/, '')}`);
    expect(posts.length).toBeGreaterThan(10);
    const shared = fs.readdirSync(scripts).filter((file) => /^(main|runtime~main)\./.test(file));
    expect(shared).toHaveLength(2);
    for (const file of shared) {
      const text = fs.readFileSync(path.join(scripts, file), 'utf8');
      expect(posts.filter((post) => text.includes(post))).toEqual([]);
    }
    const html = fs.readFileSync(path.join(dir, `${(posts[0] ?? '').slice(1)}.html`), 'utf8');
    const [, named = ''] = /dau-application"? content="([^"]*)"/.exec(html) ?? [];
    const names = named.split(' ').map((address) => path.basename(address).replace(/\?.*$/, ''));
    expect(names.filter((name) => name.startsWith('routes-'))).toHaveLength(1);
    expect(names.filter((name) => !fs.existsSync(path.join(scripts, name)))).toEqual([]);
    expect(names.length).toBeGreaterThan(4);
  });
}

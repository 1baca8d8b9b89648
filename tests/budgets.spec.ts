import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {kinds, Scales, weightTable} from '../scripts/lib/scales';
import {budgets} from './support/budgets';
import {hydrate} from './support/page';
import {rootSite} from './support/sites';

/**
 * What a first visit transfers, counted at the wire, against `support/budgets.ts`. A
 * budget measures what the page decides, so it leaves out lazy pictures.
 */
for (const {page: name, path, before, after} of budgets) {
  test(`the ${name} page keeps to its budget before and after intent`, async ({page}) => {
    const scales = new Scales(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const first = await scales.read({withLazy: false});
    await hydrate(page);
    const later = await scales.read({withLazy: false});
    const report = weightTable([
      ['before intent', first],
      ['  at most', before],
      ['once it runs', {js: later.js}],
      ['  at most', after],
    ]);
    // For whoever wants the figures and not only what is wrong with them
    if (process.env.SHOW_BUDGETS) process.stdout.write(`\n${path} (kB, gzip)\n${report}\n`);
    const over = [
      ...kinds.filter((kind) => first[kind] > before[kind]),
      ...(later.js > after.js ? ['js once it runs'] : []),
    ];
    expect(over, `${path} is over its budget (kB, gzip)\n${report}\n`).toEqual([]);
    expect(first.html).toBeGreaterThan(1);
    expect(later.js).toBeGreaterThan(50);
  });
}

for (const folder of ['', 'en']) {
  test(`/${folder}: what every page loads names no post, and each page its own chunks`, () => {
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

import {expect, test} from '@playwright/test';

import {kinds, Scales, weightTable} from '../scripts/lib/scales';
import {budgets} from './support/budgets';
import {hydrate} from './support/page';

/** What a first visit transfers, counted at the wire, against `support/budgets.ts`. */
for (const {page: name, path, before, after} of budgets) {
  test(`the ${name} page keeps to its budget before and after intent`, async ({page}) => {
    const scales = new Scales(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const first = await scales.read();
    await hydrate(page);
    const later = await scales.read();
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

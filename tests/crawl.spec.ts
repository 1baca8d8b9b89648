import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {rootSite} from './support/sites';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const path of sitemapPaths(rootSite)) {
  test(`K01 /${path}: hydrates, no message, no failed or third-party request, accessible`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, `/${path}`);
    const {violations} = await new AxeBuilder({page}).withTags(WCAG_2_2_AA).analyze();
    expect(
      violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' · ')}`),
    ).toEqual([]);
    expectNoTroubles(troubles);
  });
}

import {expect} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, hydrate, watch} from './support/page';
import {changedServerElements, recordServerHtml} from './support/server-html';
import {sitePaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {testInOneTab as test} from './support/warm-page';

const paths = sitePaths(rootSite);

for (const path of paths) {
  test(`K01 /${path}: hydration keeps the HTML, no message, no failed or third-party request, accessible`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await page.goto(`/${path}`);
    await recordServerHtml(page);
    await hydrate(page);
    expect(await changedServerElements(page)).toEqual([]);
    await expectAccessible(page);
    expectNoTroubles(troubles);
  });
}

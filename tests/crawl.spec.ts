import {test} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {rootSite} from './support/sites';

for (const path of sitemapPaths(rootSite)) {
  test(`K01 /${path}: hydrates, no message, no failed or third-party request, accessible`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, `/${path}`);
    await expectAccessible(page);
    expectNoTroubles(troubles);
  });
}

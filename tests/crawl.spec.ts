import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {sitePaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {testInOneTab as test} from './support/warm-page';

const paths = sitePaths(rootSite);

for (const path of paths) {
  test(`K01 /${path}: hydrates, no message, no failed or third-party request, accessible`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, `/${path}`);
    await expectAccessible(page);
    expectNoTroubles(troubles);
  });
}

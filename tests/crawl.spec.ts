import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {test} from './support/warm-page';

/** The results page is in no sitemap. */
const paths = [...sitemapPaths(rootSite), 'search', 'en/search'];

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

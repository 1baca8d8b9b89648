import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {baseUrlSite} from './support/sites';
import {test} from './support/warm-page';

/** This build has every hosted service as well: none is asked before the reader asks. */
for (const path of sitemapPaths(baseUrlSite)) {
  test(`K01 P03 P04 under ${baseUrlSite.baseUrl}: ${path || 'home'}`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${baseUrlSite.url}${path}`);
    expectNoTroubles(troubles);
  });
}

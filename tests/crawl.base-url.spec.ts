import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {baseUrlSite} from './support/sites';
import {test} from './support/warm-page';

for (const path of sitemapPaths(baseUrlSite)) {
  test(`K01 under ${baseUrlSite.baseUrl}: ${path || 'home'}`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${baseUrlSite.url}${path}`);
    expectNoTroubles(troubles);
  });
}

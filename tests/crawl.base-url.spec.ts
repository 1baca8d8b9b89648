import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {inTurn} from './support/shell';
import {sitePaths} from './support/sitemap';
import {baseUrlSite} from './support/sites';
import {testInOneTab as test} from './support/warm-page';

/**
 * Both languages have the same routes (K07), so each route is opened in only one language. This
 * build has every hosted service: no page may send a request to one before the reader asks for it.
 */
const routes = sitePaths(baseUrlSite).filter((path) => !/^en(\/|$)/.test(path));

for (const [language, route] of inTurn(routes)) {
  const path = language === 'vi' ? route : `en/${route}`;
  test(`K01 BASE_URL P03 P04 under ${baseUrlSite.baseUrl}: ${path || 'home'}`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${baseUrlSite.url}${path}`);
    await expect(page.locator('link:is([rel~=preconnect], [rel~=dns-prefetch])')).toHaveCount(0);
    expectNoTroubles(troubles);
  });
}

import {expect} from '@playwright/test';

import {otherHosts, test, uncaughtErrors} from './support/integrations';
import {open} from './support/page';
import {sitemapPaths} from './support/sitemap';
import {integrationsSite} from './support/sites';

for (const path of sitemapPaths(integrationsSite)) {
  test(`P03 P04 /${path}: with every hosted service set, the first load asks nobody else`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    const asked = otherHosts(page);
    await open(page, `/${path}`);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForTimeout(200);
    expect(asked).toEqual([]);
    expect([hosts.giscus, hosts.cannySdk, hosts.feedback].flatMap((host) => host.requests)).toEqual(
      [],
    );
    expect(errors).toEqual([]);
  });
}

import {expect, test} from '@playwright/test';

import {SLOW_4G} from '../scripts/lib/network';
import {changeAnnouncement, closeAnnouncement} from './support/announcement';
import {recordShifts} from './support/layout-shifts';
import {hydrate} from './support/page';
import {isThorough} from './support/shell';
import {sitemapPaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {guides, posts} from './support/test-site';

/**
 * Measures one page of each kind by default. With `TEST_ALL=1`, measures all pages of both
 * languages with an open, a closed and an expired announcement.
 */
const samples = [
  '',
  'blog',
  `en/${posts.usual.slice(1)}`,
  // A post with live code
  posts.live.slice(1),
  guides.main.slice(1),
  'en/cv',
  'search?q=git',
];
const paths = isThorough ? [...sitemapPaths(rootSite), 'search?q=git', 'no-such-page'] : samples;
const bars = isThorough ? (['open', 'closed', 'expired'] as const) : (['open'] as const);

for (const state of bars) {
  for (const path of paths) {
    test(`B03 /${path} at 390 wide on a slow connection, announcement ${state}: no layout shift`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_4G);
      if (state === 'closed') await closeAnnouncement(page);
      if (state === 'expired') await changeAnnouncement(page, {lastDay: '2020-01-31'});
      const shifts = await recordShifts(page);
      await page.goto(`/${path}`);
      await hydrate(page);
      // Wait for the results, because they make the page longer
      if (path.startsWith('search')) await page.locator('main li a').first().waitFor();
      // Lazy pictures load when they come near the window
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
          window.scrollTo({top: y, behavior: 'instant'});
          await new Promise((done) => setTimeout(done, 50));
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });
  }
}

import {expect} from '@playwright/test';

import {accessibilityFaults} from './support/axe';
import {hydrate} from './support/page';
import {isThorough} from './support/shell';
import {sitePaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {testInOneTab as test} from './support/warm-page';
import {category, guides, posts, tags} from './support/test-site';

/**
 * Checks the accessibility in both color modes and at three widths. By default, one page of each
 * kind, with each width in one mode. With `TEST_ALL=1`, all pages of both languages and the
 * not-found page, with each width in both modes.
 */
const looks = [
  {width: 1280, modes: isThorough ? ['light', 'dark'] : ['light']},
  {width: 390, modes: isThorough ? ['light', 'dark'] : ['dark']},
  {width: 320, modes: isThorough ? ['light', 'dark'] : []},
];
const samples = [
  '',
  'blog',
  'blog/archive',
  'blog/tags',
  tags.post.slice(1),
  'contact',
  category.slice(1),
  // A guide with tables that are wider than a phone
  guides.wide.slice(1),
  guides.main.slice(1),
  `en/${posts.usual.slice(1)}`,
  'no-such-page',
];
const paths = isThorough ? [...sitePaths(rootSite), 'no-such-page'] : samples;

for (const path of paths) {
  test(`axe, A to AA and best practice: /${path} light and dark, wide and narrow`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`/${path}`);
    await hydrate(page);
    const found: string[] = [];
    for (const {width, modes} of looks) {
      await page.setViewportSize({width, height: 900});
      for (const mode of modes) {
        await page.locator('html').evaluate((root, theme) => {
          root.setAttribute('data-theme', theme);
          root.setAttribute('data-theme-choice', theme);
        }, mode);
        const faults = await accessibilityFaults(page, {bestPractice: true});
        found.push(...faults.map((fault) => `${mode} ${width} ${fault}`));
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${width}: the page is ${overflow} px too wide`);
    }
    expect(found).toEqual([]);
  });
}

import {expect, test, type Page} from '@playwright/test';

import {hydrate, open} from './support/page';
import {baseUrlSite} from './support/sites';
import {readListed, storedNames} from './support/stored';
import {guides, posts, words} from './support/test-site';

/** A page stores nothing before a feature needs it, and then only what the privacy page lists. */

const pages = ['/', '/blog', posts.usual, guides.main, '/showcase', '/contact', '/search', '/cv'];

for (const [name, address] of [
  ['the site', (path: string) => path],
  ['the site with every hosted service', (path: string) => `${baseUrlSite.url}${path.slice(1)}`],
] as const) {
  test(`T09 ${name} stores nothing before and at the reader’s first action`, async ({page}) => {
    for (const path of [...pages, '/en', '/privacy', '/no-such-page']) {
      await page.goto(address(path));
      expect(await storedNames(page), `${path} before`).toEqual([]);
      await hydrate(page);
      // What waits until the browser is idle has been done
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      expect(await storedNames(page), `${path} at the first action`).toEqual([]);
    }
  });
}

type Feature = readonly [name: string, stored: RegExp, use: (page: Page) => Promise<void>];

const features: readonly Feature[] = [
  [
    'the color mode',
    /^theme/,
    (page) => page.locator('.navbar__items--right [data-color-mode-toggle]').click(),
  ],
  [
    'the announcement',
    /^dau\.announcement\.closed$/,
    (page) => page.locator('[data-announcement-close]').click(),
  ],
  [
    'a tab',
    /^docusaurus\.tab\./,
    (page) => page.locator('main [role=tab][aria-selected=false]').first().click(),
  ],
  [
    'a vote',
    /^dau\.feedback\.votes$/,
    (page) => page.getByRole('button', {name: 'Có', exact: true}).click(),
  ],
  [
    'a search result',
    /^__DOCSEARCH_RECENT_SEARCHES__/,
    async (page) => {
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').fill(words.some);
      // Without a change of the page, which stores fonts
      await page
        .getByRole('option')
        .first()
        .click({modifiers: ['Control']});
    },
  ],
  [
    'a second page',
    /^dau\.fonts$/,
    async (page) => {
      await expect(async () => {
        for (const path of ['/blog', '/contact']) {
          await page.locator(`.navbar a[href="${path}"]`).first().click();
        }
        expect(await storedNames(page)).not.toEqual([]);
      }).toPass();
    },
  ],
];

for (const [name, stored, use] of features) {
  test(`T09 ${name} stores its own key alone, and the privacy page lists it`, async ({page}) => {
    await open(page, guides.main);
    await use(page);
    await expect.poll(() => storedNames(page)).toEqual([expect.stringMatching(stored)]);
    const names = await storedNames(page);
    const isListed = await readListed(page, '/en/privacy');
    expect(names.filter((each) => !isListed(each))).toEqual([]);
    expect(isListed('of-another-site')).toBe(false);
  });
}

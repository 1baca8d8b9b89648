import {expect, test, type Page} from '@playwright/test';

import {hydrate, open} from './support/page';
import {languages, texts} from './support/shell';
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

for (const language of languages) {
  // There is nothing to prefer with one version. A reader may have another one from an older site
  test(`P08 ${language}: with one version of the guides nothing is stored; a stored version that is not known is removed`, async ({
    page,
  }) => {
    const key = 'docs-preferred-version-default-dau';
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
    const guide = `${texts[language].prefix}${guides.main}`;
    await open(page, guide);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
    expect(await stored()).toBeNull();
    for (const [version, left] of [
      ['1.0', null],
      ['current', 'current'],
    ] as const) {
      await page.evaluate(
        ([name, value]) => {
          localStorage.setItem(name, value);
        },
        [key, version] as const,
      );
      await open(page, guide);
      await expect.poll(stored).toBe(left);
    }
  });
}

import {expect, type Page} from '@playwright/test';

import {hydrate, idle, open} from './support/page';
import {baseUrlSite} from './support/sites';
import {readListed, storedNames} from './support/stored';
import {guides, posts, words} from './support/test-site';
import {foundLinks, searchField} from './support/search';
import {test} from './support/warm-page';

test('nothing is stored before or on the reader’s first interaction, with and without hosted services', async ({
  page,
}) => {
  for (const url of ['/en/privacy', `${baseUrlSite.url.replace(/\/$/, '')}${posts.usual}`]) {
    await page.goto(url);
    await hydrate(page);
    // Wait for code that runs only when the browser is idle
    await idle(page);
    expect(await storedNames(page), url).toEqual([]);
  }
  await page.goto('/en/privacy');
  await expect(page.getByText('no cookies, no analytics')).toBeVisible();
});

const features: Record<string, [stored: RegExp, use: (page: Page) => Promise<void>]> = {
  'the color mode': [
    /^theme/,
    (page) => page.locator('.navbar__items--right [data-color-mode-toggle]').click(),
  ],
  'the announcement': [
    /^dau\.announcement\.closed$/,
    (page) => page.locator('[data-announcement-close]').click(),
  ],
  'a tab': [
    /^docusaurus\.tab\./,
    (page) => page.locator('main [role=tab][aria-selected=false]').first().click(),
  ],
  'a search result': [
    /^dau\.searches:/,
    async (page) => {
      await page.keyboard.press('/');
      await searchField(page).fill(words.some);
      await foundLinks(page).first().click();
    },
  ],
};
test('each feature stores only its own key, and the privacy page lists it', async ({page}) => {
  await open(page, guides.main);
  const keys: RegExp[] = [];
  for (const [stored, use] of Object.values(features)) {
    await use(page);
    keys.push(stored);
    await expect
      .poll(() => storedNames(page))
      .toEqual(expect.arrayContaining(keys.map((key) => expect.stringMatching(key) as unknown)));
    expect(await storedNames(page)).toHaveLength(keys.length);
  }
  const names = await storedNames(page);
  const isListed = await readListed(page, '/en/privacy');
  expect(names.filter((each) => !isListed(each))).toEqual([]);
  // Keys from services that this build does not use, and from another site
  const others = ['giscus-session', 'dau.comments.optIn', 'algolia-client', 'of-another-site'];
  expect(others.filter(isListed)).toEqual([]);
});

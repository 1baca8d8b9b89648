import {expect} from '@playwright/test';

import {hydrate, idle, open} from './support/page';
import {baseUrlSite} from './support/sites';
import {readListed, storedNames} from './support/stored';
import {guides, posts, words} from './support/test-site';
import {search} from './support/search';
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

test('each feature stores only its own key, and the privacy page lists it', async ({page}) => {
  await open(page, guides.main);
  const keys: RegExp[] = [];
  for (const [key, selector] of [
    [/^theme/, '.navbar__items--right [data-color-mode-toggle]'],
    [/^dau\.announcement\.closed$/, '[data-announcement-close]'],
    [/^docusaurus\.tab\./, 'main [role=tab][aria-selected=false]'],
    [/^dau\.searches:/, 'dialog[data-search] [data-list=results] a'],
  ] as const) {
    if (selector.startsWith('dialog')) await search(page, words.some);
    await page.locator(selector).first().click();
    keys.push(key);
    await expect
      .poll(() => storedNames(page))
      .toEqual(expect.arrayContaining(keys.map((each) => expect.stringMatching(each) as unknown)));
    expect(await storedNames(page)).toHaveLength(keys.length);
  }
  const names = await storedNames(page);
  const isListed = await readListed(page, '/en/privacy');
  expect(names.filter((each) => !isListed(each))).toEqual([]);
  // Keys from services that this build does not use, and from another site
  const others = ['giscus-session', 'dau.comments.optIn', 'algolia-client', 'of-another-site'];
  expect(others.filter(isListed)).toEqual([]);
});

import {expect, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from './support/integrations-env';
import {requestsOf} from './support/algolia';
import type {Hosts} from './support/hosts';
import {homes, test} from './support/integrations';
import {open} from './support/page';
import {foundLinks, searchField, searchWindow} from './support/search';

/** All search requests that arrived. */
const asked = ({search}: Hosts) => search.requests.flatMap(requestsOf);

const request = {
  indexName: INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME,
  query: 'ho so',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

async function search(page: Page): Promise<void> {
  await open(page, homes.en);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('ho so', {delay: 20});
}

test('the hosted search filters by language and docs version, and its texts are escaped', async ({
  page,
  hosts,
}) => {
  await search(page);
  await expect(foundLinks(page).first()).toContainText('<img src=x');
  await expect.poll(() => asked(hosts).at(-1)).toMatchObject(request);
  await expect(searchWindow(page).locator('[data-see-all]')).toHaveText('See all 7 results');
  expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
  hosts.search.reset();
  await searchWindow(page).locator('[data-see-all]').click();
  await expect(page).toHaveURL(`${homes.en}search?q=ho%20so`);
  await expect(page.locator('main article')).toHaveCount(1);
  // The page also asks how many results there are without a filter
  const filters = asked(hosts).map((each) => JSON.stringify(each.facetFilters));
  const ofPage = filters.filter((each) => each.includes('language:en'));
  expect(ofPage.join()).toContain('docusaurus_tag:docs-default-current');
});

const json = 'application/json';
const faults = {
  'is down': 'refuse',
  'answers nonsense': {type: json, body: '{"results":"soon"}'},
  'is slow': 'hang',
} as const;
for (const [name, fault] of Object.entries(faults)) {
  test(`the hosted search ${name}: a message and a retry`, async ({page, hosts}) => {
    hosts.search.behaviour = fault;
    await search(page);
    const alert = searchWindow(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results', {timeout: 15_000});
    // Algolia's client keeps an answer for the same query, even this one
    if (name === 'answers nonsense') return;
    hosts.search.reset();
    await alert.getByRole('button').click();
    await expect(foundLinks(page).first()).toBeVisible({timeout: 15_000});
  });
}

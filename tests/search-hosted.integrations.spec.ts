import {expect, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {requestsOf} from './support/algolia';
import type {Hosts} from './support/hosts';
import {test} from './support/integrations';
import {open} from './support/page';
import {foundLinks, searchField, searchWindow} from './support/search';
import {inLanguage, inTurn} from './support/shell';
import {baseUrlSite as site} from './support/sites';

/** All search requests that arrived. */
const asked = ({search}: Hosts) => search.requests.flatMap(requestsOf);

const languages = [
  {root: '', lang: 'vi', failed: 'Không lấy được kết quả'},
  {root: 'en/', lang: 'en', failed: 'Unable to fetch results'},
] as const;

const requestIn = (language: string) => ({
  indexName: INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME,
  query: 'ho so',
  facetFilters: [
    `language:${language}`,
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ],
});

async function search(page: Page, root: string): Promise<void> {
  await open(page, site.url + root);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('ho so', {delay: 20});
}

test('the hosted search filters by language and docs version, and its texts are escaped', async ({
  page,
  hosts,
}) => {
  const {root, lang: language} = languages[1];
  await search(page, root);
  await expect(foundLinks(page).first()).toContainText('<img src=x');
  await expect.poll(() => asked(hosts).at(-1)).toMatchObject(requestIn(language));
  await expect(searchWindow(page).locator('[data-see-all]')).toHaveText('See all 7 results');
  expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
  hosts.search.reset();
  await searchWindow(page).locator('[data-see-all]').click();
  await expect(page).toHaveURL(`${site.url}${root}search?q=ho%20so`);
  await expect(page.locator('main article')).toHaveCount(1);
  // The page also asks how many results there are without a filter
  const filters = asked(hosts).map((each) => JSON.stringify(each.facetFilters));
  const ofPage = filters.filter((each) => each.includes(`language:${language}`));
  expect(ofPage.join()).toContain('docusaurus_tag:docs-default-current');
});

const json = 'application/json';
const faults = {
  'is down': 'refuse',
  'answers nonsense': {type: json, body: '{"results":"soon"}'},
  'is slow': 'hang',
} as const;
for (const [language, [name, fault]] of inTurn(Object.entries(faults))) {
  const {root, failed} = inLanguage(languages, language);
  test(`${language}: the hosted search ${name}: a message and a retry`, async ({page, hosts}) => {
    hosts.search.behaviour = fault;
    await search(page, root);
    const alert = searchWindow(page).getByRole('alert');
    await expect(alert).toContainText(failed, {timeout: 15_000});
    // Algolia's client keeps an answer for the same query, even this one
    if (name === 'answers nonsense') return;
    hosts.search.reset();
    await alert.getByRole('button').click();
    await expect(foundLinks(page).first()).toBeVisible({timeout: 15_000});
  });
}

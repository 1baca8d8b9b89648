import {expect} from '@playwright/test';

import {INTEGRATIONS_ENV} from './support/integrations-env';
import {requestsOf} from './support/algolia';
import type {Hosts} from './support/hosts';
import {homes, test} from './support/integrations';
import {delayRequests, open, watch} from './support/page';
import {hostedField, hostedLinks} from './support/search';
import {guides} from './support/test-site';

const asked = ({search}: Hosts) => search.requests.flatMap(requestsOf);

const request = {
  indexName: INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME,
  query: 'ho so',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

test('the hosted search filters by language and docs version, escapes strings, and shows a message if it fails', async ({
  page,
  hosts,
}) => {
  await open(page, homes.en);
  await page.keyboard.press('/');
  await expect(hostedField(page)).toBeFocused();
  hosts.search.behavior = 'refuse';
  await page.keyboard.type('down');
  await expect(page.locator('.DocSearch-NoResults')).toHaveText(
    'Check your connection. Could not load results: "down"',
  );
  hosts.search.reset();
  await hostedField(page).fill('');
  await page.keyboard.type('ho so', {delay: 20});
  await expect(hostedLinks(page).first()).toContainText('<img src=x');
  await expect.poll(() => asked(hosts).at(-1)).toMatchObject(request);
  expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
  hosts.search.reset();
  await page.getByRole('link', {name: 'See all'}).click();
  await expect(page).toHaveURL(`${homes.en}search?q=ho%20so`);
  await expect(page.locator('main article')).toHaveCount(1);
  // The page also sends the query without some of the filters, so select the one with the language
  const filters = asked(hosts).map((each) => JSON.stringify(each.facetFilters));
  const ofPage = filters.filter((each) => each.includes('language:en'));
  expect(ofPage.join()).toContain('docusaurus_tag:docs-default-current');
});

test('after a tap, the window opens as soon as the application runs, and no request goes to Algolia before a query', async ({
  page,
}) => {
  const {thirdPartyRequests: others} = watch(page);
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(homes.vi);
  const button = page.locator('.DocSearch-Button');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(hostedField(page)).toBeFocused();
  await expect(page.locator('.DocSearch-Footer')).toContainText('Di chuyểnChọnESCĐóng');
  await expect(page.locator('link[href*=algolia]')).toHaveCount(0);
  expect(others).toEqual([]);
  await page.keyboard.type('ho so');
  await page.locator(`.DocSearch-Hit a[href$="${guides.main}#1"]`).click();
  await expect(page).toHaveURL(new RegExp(guides.main));
});

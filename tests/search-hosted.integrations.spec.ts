import {expect, test, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {startHostedService} from './support/hosted';
import {open} from './support/page';
import {inLanguage, inTurn} from './support/shell';
import {baseUrlSite as site} from './support/sites';

let service: Awaited<ReturnType<typeof startHostedService>>;

test.beforeEach(async () => {
  service = await startHostedService();
});
test.afterEach(() => service.close());

const languages = [
  {root: '', lang: 'vi', failed: 'Không lấy được kết quả', all: 'Xem tất cả 7 kết quả'},
  {root: 'en/', lang: 'en', failed: 'Unable to fetch results', all: 'See all 7 results'},
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
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('ho so', {delay: 20});
}

for (const {root, lang: language, all} of languages) {
  test(`${language}: the hosted search filters by language and docs version, and its texts are escaped`, async ({
    page,
  }) => {
    await service.serve(page);
    await search(page, root);
    await expect(page.locator('.DocSearch-Hit-title').first()).toContainText('<img src=x');
    expect(service.requests.at(-1)).toMatchObject(requestIn(language));
    await expect(page.locator('.DocSearch-HitsFooter a')).toHaveText(all);
    expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
    const asked = service.requests.length;
    await page.locator('.DocSearch-HitsFooter a').click();
    await expect(page).toHaveURL(`${site.url}${root}search?q=ho%20so`);
    await expect(page.locator('main article')).toHaveCount(1);
    // The page also asks how many results there are without a filter
    const filters = service.requests.slice(asked).map((each) => JSON.stringify(each.facetFilters));
    const ofPage = filters.filter((each) => each.includes(`language:${language}`));
    expect(ofPage.join()).toContain('docusaurus_tag:docs-default-current');
  });
}

for (const [language, fault] of inTurn([
  'down',
  'refuses',
  'answers nonsense',
  'is slow',
] as const)) {
  const {root, failed} = inLanguage(languages, language);
  test(`${language}: the hosted search ${fault}: a message and a retry`, async ({page}) => {
    if (fault === 'down') await page.route(/^https:\/\/[^/]*algolia/, (route) => route.abort());
    else {
      service.behave(fault);
      await service.serve(page);
    }
    await search(page, root);
    const alert = page.locator('.DocSearch-Modal').getByRole('alert');
    await expect(alert).toContainText(failed, {timeout: 15_000});
    await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
    // Algolia's client keeps an answer for the same query, even this one
    if (fault === 'answers nonsense') return;
    await page.unrouteAll();
    service.behave('answers');
    await service.serve(page);
    await alert.getByRole('button').click();
    await expect(page.getByRole('option').first()).toBeVisible({timeout: 15_000});
  });
}

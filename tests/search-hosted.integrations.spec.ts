import {expect, test, type Page} from '@playwright/test';

import {startHostedService} from './support/hosted';
import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
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

async function search(page: Page, root: string): Promise<void> {
  await service.serve(page);
  await open(page, site.url + root);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('ho so', {delay: 20});
}

for (const {root, lang: language, failed, all} of languages) {
  test(`Q04 ALGOLIA_* ${language}: sends the query with filters for language and docs version`, async ({
    page,
  }) => {
    await search(page, root);
    await expect(page.getByRole('option').first()).toBeVisible();
    const last = service.requests[service.requests.length - 1];
    expect(last).toMatchObject({
      indexName: INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME,
      query: 'ho so',
      facetFilters: [
        `language:${language}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    // The count is from the last answer, after any number of keystrokes. HTML is escaped
    await expect(page.locator('.DocSearch-HitsFooter a')).toHaveText(all);
    await expect(page.locator('.DocSearch-Hit-title').first()).toContainText('<img src=x');
    expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
  });

  test(`Q03 E05 ${language}: the service is down: the modal shows the error screen, and a retry works`, async ({
    page,
  }) => {
    await page.route(/^https:\/\/[^/]*algolia/, (route) => route.abort());
    await open(page, site.url + root);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('ho so');
    const alert = page.locator('.DocSearch-Modal').getByRole('alert');
    await expect(alert).toContainText(failed, {timeout: 15_000});
    await page.unrouteAll();
    await service.serve(page);
    await alert.getByRole('button').click();
    await expect(page.getByRole('option').first()).toBeVisible({timeout: 15_000});
  });

  test(`Q04 R08 ${language}: the results page uses the same service and shows its errors`, async ({
    page,
  }) => {
    await service.serve(page);
    await open(page, `${site.url}${root}search?q=ho+so`);
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('main article h2')).toContainText('<img src=x');
    expect(service.requests[0]).toMatchObject({
      indexName: INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME,
      query: 'ho so',
      facetFilters: [
        `language:${language}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    service.behave('refuses');
    await page.locator('main input[type=search]').fill('khac');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(failed, {
      timeout: 15_000,
    });
  });
}

for (const [language, behaviour] of inTurn(['refuses', 'answers nonsense', 'is slow'] as const)) {
  const {root, failed} = inLanguage(languages, language);
  test(`Q03 E05 ${language}: the service ${behaviour}: the modal shows the error screen`, async ({
    page,
  }) => {
    service.behave(behaviour);
    await search(page, root);
    const alert = page.locator('.DocSearch-Modal').getByRole('alert');
    await expect(alert).toContainText(failed, {timeout: 15_000});
    await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
  });
}

import {expect, type Page} from '@playwright/test';

import {homes, test} from './support/integrations';
import {open} from './support/page';
import {guides} from './support/test-site';
import {recordViolations} from './support/violations';
import {hostedField, hostedLinks} from './support/search';

const url = (home: string, path: string) => `${home}${path.slice(1)}`;

/** Opens the search and waits for a result from the hosted service. */
async function search(page: Page) {
  await page.keyboard.press('/');
  await hostedField(page).fill('noi dung');
  await expect(hostedLinks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('comments, feedback, board and hosted search do not violate the policy', async ({
  page,
  hosts,
}) => {
  const violations = await recordViolations(page);
  await open(page, url(homes.en, guides.main));
  await search(page);
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect.poll(() => hosts.deliveries.length).toBe(1);
  await page.getByRole('button', {name: /Show comments from/}).click();
  await expect.poll(() => hosts.giscus.requests.length).toBeGreaterThan(0);
  await open(page, url(homes.en, '/contact'));
  await page.getByRole('button', {name: /Open the feedback board/}).click();
  await expect.poll(() => hosts.cannyFrame.requests.length).toBeGreaterThan(0);
  expect(hosts.search.requests.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

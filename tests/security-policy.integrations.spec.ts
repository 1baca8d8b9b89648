import {expect, type Page} from '@playwright/test';

import {homes, test} from './support/integrations';
import {open} from './support/page';
import {guides} from './support/test-site';
import {recordViolations} from './support/violations';

const address = (home: string, path: string) => `${home}${path.slice(1)}`;

/** Opens the search and waits for a result of the hosted service. */
async function search(page: Page) {
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('noi dung');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

const languages = [
  {home: homes.vi, comments: /Xem bình luận từ/, board: /Mở bảng góp ý/, yes: 'Có'},
  {home: homes.en, comments: /Show comments from/, board: /Open the feedback board/, yes: 'Yes'},
];

for (const {home, comments, board, yes} of languages) {
  test(`${home}: comments, feedback, board and hosted search violate nothing`, async ({
    page,
    hosts,
  }) => {
    const violations = await recordViolations(page);
    await open(page, address(home, guides.main));
    await search(page);
    await page.getByRole('button', {name: yes, exact: true}).click();
    await expect.poll(() => hosts.deliveries.length).toBe(1);
    await page.getByRole('button', {name: comments}).click();
    await expect.poll(() => hosts.giscus.requests.length).toBeGreaterThan(0);
    await open(page, address(home, '/contact'));
    await page.getByRole('button', {name: board}).click();
    await expect.poll(() => hosts.cannyFrame.requests.length).toBeGreaterThan(0);
    expect(hosts.search.requests.length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}

test('a page may use no other host', async ({page}) => {
  const violations = await recordViolations(page);
  await open(page, address(homes.vi, '/contact'));
  await page.evaluate(async () => {
    await fetch('https://elsewhere.example/').catch(() => undefined);
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  });
  await expect.poll(() => violations.length).toBe(2);
});

import {expect, type Page} from '@playwright/test';

import {homes, test} from './support/integrations';
import {expectAccessible} from './support/axe';
import {hydrate, open} from './support/page';
import {readListed, storedNames} from './support/stored';
import {guides} from './support/test-site';

/** Uses every feature that stores data. */
async function useEverything(page: Page) {
  await open(page, `${homes.vi}${guides.main.slice(1)}`);
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await page.getByLabel('Lần sau tự tải bình luận khi đọc tới đây').check();
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await expect(page.locator('iframe[title="Bình luận từ giscus.app"]')).toBeVisible();
  const thread = page.frameLocator('iframe[title="Bình luận từ giscus.app"]');
  await thread.locator('#sign-in').click();
  await expect(thread.locator('#session')).toHaveText('session-of-the-test');
}

test('/privacy lists all stored keys and deletes them, and the site sets no cookie', async ({
  page,
  context,
  hosts,
}) => {
  hosts.feedback.behaviour = {status: 503};
  await useEverything(page);
  const used = await storedNames(page);
  expect(await context.cookies()).toEqual([]);
  expect(used).toEqual(
    expect.arrayContaining([
      'dau.comments.optIn',
      'dau.feedback.votes',
      'giscus-session',
      expect.stringMatching(/^theme-/),
    ]),
  );
  const isListed = await readListed(page, `${homes.en}privacy`);
  await hydrate(page);
  expect((await storedNames(page)).filter((key) => !isListed(key))).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('of-another-site', '1');
  });
  await page.getByRole('button', {name: 'Delete everything this site has stored'}).click();
  expect(await storedNames(page)).toEqual(['of-another-site']);
});

test('/privacy lists all third-party hosts, and the footer links to the page', async ({page}) => {
  await open(page, homes.vi);
  await page.locator(`footer a[href="${homes.vi}privacy"]`).click();
  await expect(page.locator('h1')).toBeVisible();
  for (const host of ['giscus.app', 'github.com', 'canny.io', 'feedback.example.com']) {
    await expect(page.locator('dt code', {hasText: host}).first()).toBeVisible();
  }
  await expectAccessible(page);
});

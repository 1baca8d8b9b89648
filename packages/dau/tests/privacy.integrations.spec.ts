import {expect} from '@playwright/test';

import {homes, test} from './support/integrations';
import {hydrate, open, watch} from './support/page';
import {readListed, storedNames} from './support/stored';
import {hostedField, hostedLinks} from './support/search';
import {guides} from './support/test-site';

test('hosted services do not violate the policy and set no cookie; /privacy lists all stored keys and deletes them', async ({
  page,
  context,
  hosts,
}) => {
  hosts.feedback.behavior = {status: 503};
  const {messages} = watch(page);
  await open(page, `${homes.vi}contact`);
  await page.getByRole('button', {name: /canny\.io/}).click();
  await expect.poll(() => hosts.cannyFrame.requests.length).toBeGreaterThan(0);
  await open(page, `${homes.vi}${guides.main.slice(1)}`);
  await page.keyboard.press('/');
  await hostedField(page).fill('noi dung');
  await expect(hostedLinks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await page.getByLabel('Lần sau tự tải bình luận khi đọc tới đây').check();
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await expect(page.locator('iframe[title="Bình luận từ giscus.app"]')).toBeVisible();
  const thread = page.frameLocator('iframe[title="Bình luận từ giscus.app"]');
  await thread.locator('#sign-in').click();
  await expect(thread.locator('#session')).toHaveText('session-of-the-test');
  const used = await storedNames(page);
  expect(await context.cookies()).toEqual([]);
  expect(messages.filter((each) => each.includes('Content Security Policy'))).toEqual([]);
  expect(used).toEqual(
    expect.arrayContaining([
      'dau.comments.optIn',
      'giscus-session',
      expect.stringMatching(/^theme-/),
    ]),
  );
  const isListed = await readListed(page, `${homes.en}privacy`);
  await hydrate(page);
  expect(used.filter((key) => !isListed(key))).toEqual([]);
  for (const host of ['giscus.app', 'github.com', 'canny.io', 'feedback.example.com']) {
    await expect(page.locator('dt code', {hasText: host}).first()).toBeVisible();
  }

  await page.evaluate(() => {
    localStorage.setItem('of-another-site', '1');
  });
  await page.getByRole('button', {name: 'Delete everything this site has stored'}).click();
  expect(await storedNames(page)).toEqual(['of-another-site']);
});

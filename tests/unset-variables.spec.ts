import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {test} from './support/warm-page';
import {email, guides, sourceUrl, words} from './support/test-site';
import {foundLinks, searchField} from './support/search';

/** This build has no hosted services, because no variables are set. */
test('without hosted services, the built-in search works, and links lead to the discussions, a prefilled issue and email', async ({
  page,
}) => {
  const url = `/en${guides.main}`;
  const troubles = watch(page);
  await open(page, url);
  const main = page.locator('main');
  await expect(main.getByRole('link', {name: 'Discuss on GitHub'})).toHaveAttribute(
    'href',
    `${sourceUrl}/issues`,
  );
  await main.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(main).toContainText('This site cannot receive answers by itself');
  const title = encodeURIComponent(await page.locator('h1').innerText());
  const link = main.getByRole('link', {name: 'Say more in a prefilled issue'});
  const href = ((await link.getAttribute('href')) ?? '').replaceAll('+', '%20');
  for (const part of [`${sourceUrl}/issues/new?`, title, encodeURIComponent(url)]) {
    expect(href).toContain(part);
  }
  await page.keyboard.press('/');
  await searchField(page).fill(words.some);
  await expect(foundLinks(page).first()).toBeVisible();
  await open(page, '/en/contact');
  await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="${sourceUrl}/issues"]`)).toBeVisible();
  expectNoTroubles(troubles);
});

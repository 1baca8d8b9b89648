import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {test} from './support/warm-page';
import {email, guides, siteUrl, sourceUrl} from './support/test-site';

/** This build has no hosted services, because no variables are set. */
test('without hosted services, links lead to the discussions, a prefilled issue and email', async ({
  page,
}) => {
  const url = `/en${guides.main}`;
  const troubles = watch(page);
  await open(page, url);
  const main = page.locator('main');
  await main.getByText('More', {exact: true}).click();
  await expect(main.getByRole('link', {name: 'Discuss on GitHub'})).toHaveAttribute(
    'href',
    `${sourceUrl}/issues`,
  );
  const title = await page.locator('h1').innerText();
  const yes = main.getByRole('button', {name: 'Yes', exact: true});
  const sent = await yes.evaluate((button: HTMLButtonElement) => [
    button.form?.action,
    ...new FormData(button.form ?? undefined, button).values(),
  ]);
  expect(sent).toEqual([`${sourceUrl}/issues/new`, title, `Yes — ${siteUrl}${url}`]);
  await open(page, '/en/contact');
  await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="${sourceUrl}/issues"]`)).toBeVisible();
  expectNoTroubles(troubles);
});

import {expect, type Page} from '@playwright/test';

import {version} from '../../../package.json';
import {expectAccessible} from './support/axe';
import {homes, test, uncaughtErrors} from './support/integrations';
import {delayRequests, open, watch} from './support/page';
import {exactly, posts, sourceUrl} from './support/test-site';

const POST = posts.usual.slice(1);

const sent = 'Sent. Thank you! To change your answer, press the other button.';
const failed = 'Your answer could not be sent. Press the button again, or send it another way:';
const url = `${homes.en}${POST}`;
const widget = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
const vote = (page: Page, name: 'Yes' | 'No') => widget(page).getByRole('button', {name});

test('with the keyboard, a vote can be sent, sent again after a failure, and changed; a link leads to a prefilled issue', async ({
  page,
  hosts,
}) => {
  const errors = uncaughtErrors(page);
  const {thirdPartyRequests: asked} = watch(page);
  await open(page, url);
  await widget(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  hosts.feedback.behavior = {status: 500};
  await vote(page, 'No').press('Enter');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Say more in a prefilled issue'})).toHaveAttribute(
    'href',
    new RegExp(`^${exactly(sourceUrl)}/issues/new\\?title=.+&body=.+${POST.split('/').pop()}`),
  );
  await expectAccessible(page);
  hosts.reset();
  await vote(page, 'No').press('Enter');
  await expect(page.getByText(sent)).toBeVisible();
  await expect(vote(page, 'No')).toBeFocused();
  await vote(page, 'Yes').press('Enter');
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => hosts.deliveries.length).toBe(2);
  expect(hosts.deliveries).toMatchObject([
    {path: url, locale: 'en', vote: 'no', siteVersion: version},
    {vote: 'yes', id: hosts.deliveries[0]?.id},
  ]);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a vote before hydration is sent after hydration, and the page stays open', async ({
  page,
  hosts,
}) => {
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(`${homes.vi}${POST}`);
  const yes = page.getByRole('button', {name: 'Có', exact: true});
  // Before hydration, the page moves while it is rendered, so a click could miss the button
  await yes.press('Enter');
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => hosts.deliveries.length).toBe(1);
  await expect(page).toHaveURL(new RegExp(`/${POST}$`));
});

test('a double-click sends one vote', async ({page, hosts}) => {
  await open(page, url);
  await vote(page, 'Yes').dblclick();
  await expect(page.getByText(sent)).toBeVisible();
  expect(hosts.deliveries).toHaveLength(1);
});

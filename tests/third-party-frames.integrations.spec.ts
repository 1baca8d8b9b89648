import {expect, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from './support/integrations-env';
import {expectAccessible} from './support/axe';
import type {FakeHost} from './support/fake-host';
import type {Hosts} from './support/hosts';
import {homes, otherHosts, test, uncaughtErrors} from './support/integrations';
import {idle, open} from './support/page';
import {email, posts} from './support/test-site';

/** Comments and the feedback board are both frames from a different host. */
const strings = {
  comments: 'Show comments from giscus.app',
  discuss: 'Discuss on GitHub',
  board: 'Open the feedback board from canny.io',
  mail: 'Send me an email',
  silent: 'did not answer: the network may be slow, or an ad blocker may have blocked it.',
};

type Failure = [name: string, host: keyof Hosts, behaviour: FakeHost['behaviour']];

const services: {
  path: string;
  button: 'comments' | 'board';
  alternative: ['discuss' | 'mail', string];
  content: string;
  failures: Failure[];
}[] = [
  {
    path: posts.usual.slice(1),
    button: 'comments',
    alternative: ['discuss', `https://github.com/${INTEGRATIONS_ENV.GISCUS_REPO}/discussions`],
    content: posts.usual.slice(1),
    failures: [
      ['the connection is refused', 'giscus', 'refuse'],
      ['no answer ever comes', 'giscus', 'hang'],
      [
        'a page comes that is not Giscus',
        'giscus',
        {
          body: '<script>for (const data of ["x", {giscus: "x"}]) parent.postMessage(data, "*")</script>',
          type: 'text/html',
        },
      ],
    ],
  },
  {
    path: 'contact',
    button: 'board',
    alternative: ['mail', `mailto:${email}`],
    content: 'Board, light',
    failures: [
      ['the script is blocked', 'cannySdk', 'refuse'],
      ['no answer ever comes', 'cannySdk', 'hang'],
      ['the script draws nothing', 'cannySdk', {body: '', type: 'text/javascript'}],
      ['the frame of the board never answers', 'cannyFrame', 'hang'],
    ],
  },
];

/**
 * Waits for the message. If the host does not answer, the message appears after 8 seconds. Otherwise,
 * the test must not move the clock forward, because the answer could be too late.
 */
const expectMessage = (page: Page, text: string, isSilent: boolean) =>
  expect(async () => {
    if (isSilent) await page.clock.fastForward(9_000);
    await expect(page.getByRole('alert').filter({hasText: text})).toBeVisible({timeout: 500});
  }).toPass();

for (const {path, button, alternative, content, failures} of services) {
  test(`${button}: each failure shows a message, a link and a retry`, async ({page, hosts}) => {
    await page.clock.install();
    const errors = uncaughtErrors(page);
    await open(page, `${homes.en}${path}`);
    const alert = page.getByRole('alert').filter({hasText: /./});
    const section = page.locator('main section').filter({has: alert});
    const retry = section.getByRole('button', {name: 'Try again'});
    let ask = page.getByRole('button', {name: strings[button]});
    for (const [name, host, behaviour] of failures) {
      await test.step(name, async () => {
        hosts.reset();
        (hosts[host] as FakeHost).behaviour = behaviour;
        await ask.click();
        await expectMessage(page, strings.silent, true);
        await expect(
          section.getByRole('link', {name: strings[alternative[0]], exact: true}),
        ).toHaveAttribute('href', alternative[1]);
        ask = retry;
      });
    }
    await expectAccessible(page);
    await page.context().setOffline(true);
    for (const host of hosts.all) host.behaviour = 'refuse';
    await retry.click();
    await expectMessage(page, 'You are offline.', false);
    hosts.reset();
    await page.context().setOffline(false);
    await retry.click();
    await expect(page.frameLocator('main section iframe').getByText(content)).toBeVisible();
    await expect(alert).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('the board loads only after a press on its button, and loads again if the color mode changes', async ({
  page,
  hosts,
}) => {
  const asked = otherHosts(page);
  // During a transition, colors have too little contrast
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${homes.en}contact`);
  const button = page.getByRole('button', {name: strings.board});
  await button.scrollIntoViewIfNeeded();
  await idle(page);
  expect(asked).toEqual([]);
  await button.click();
  const board = page.frameLocator('[data-canny] iframe');
  await expect(board.getByText('Board, light')).toBeVisible();
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(board.getByText('Board, dark')).toBeVisible();
  await expect(page.locator('[data-canny] iframe')).toHaveCount(1);
  await expectAccessible(page);
  expect(hosts.cannySdk.requests.length).toBe(2);
});

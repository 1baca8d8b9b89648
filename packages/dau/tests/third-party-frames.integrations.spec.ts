import {expect, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from './support/integrations-env';
import {expectAccessible} from './support/axe';
import type {Hosts} from './support/hosts';
import {homes, test, uncaughtErrors} from './support/integrations';
import {idle, open, watch} from './support/page';
import {email, posts} from './support/test-site';

const silent = 'did not respond: you may be offline, the network may be slow, or an ad blocker';

const services = {
  comments: {
    path: posts.usual.slice(1),
    button: 'Show comments from giscus.app',
    alternative: 'Discuss on GitHub',
    href: `https://github.com/${INTEGRATIONS_ENV.GISCUS_REPO}/discussions`,
    content: 'noborder_',
    failures: (hosts: Hosts) => [
      [hosts.giscus, 'hang'] as const,
      [hosts.giscus, {body: '<script>parent.postMessage({giscus: "x"}, "*")</script>'}] as const,
    ],
  },
  board: {
    path: 'contact',
    button: 'Open the feedback board from canny.io',
    alternative: 'Send me an email',
    href: `mailto:${email}`,
    content: 'Board, ',
    failures: (hosts: Hosts) => [[hosts.cannyFrame, 'hang'] as const],
  },
};

/**
 * Waits for a message. `isSilent` means that the host does not respond. The message then appears after
 * 8 seconds, so the clock moves forward. For other hosts, the clock must not move, because their
 * responses would come too late.
 */
const expectMessage = (page: Page, text: string, isSilent: boolean) =>
  expect(async () => {
    if (isSilent) await page.clock.fastForward(9_000);
    await expect(page.getByRole('alert').filter({hasText: text})).toBeVisible({timeout: 500});
  }).toPass();

for (const [name, service] of Object.entries(services)) {
  test(`${name}: nothing loads before a click on the button; each failure shows a message, a link and a retry; the frame follows the color mode`, async ({
    page,
    hosts,
  }) => {
    await page.clock.install();
    const errors = uncaughtErrors(page);
    const {thirdPartyRequests: asked} = watch(page);
    await open(page, `${homes.en}${service.path}`);
    const alert = page.getByRole('alert').filter({hasText: /./});
    const link = page.getByRole('link', {name: service.alternative, exact: true});
    const section = page.locator('main section').filter({has: link});
    const retry = section.getByRole('button', {name: 'Try again'});
    let ask = page.getByRole('button', {name: service.button});
    await ask.scrollIntoViewIfNeeded();
    await idle(page);
    expect(asked).toEqual([]);
    for (const [host, behavior] of service.failures(hosts)) {
      hosts.reset();
      host.behavior = behavior;
      await ask.click();
      await expectMessage(page, silent, true);
      await expect(link).toHaveAttribute('href', service.href);
      ask = retry;
    }
    await expectAccessible(page);
    await page.context().setOffline(true);
    for (const host of hosts.all) host.behavior = 'refuse';
    await retry.click();
    await expectMessage(page, silent, false);
    hosts.reset();
    await page.context().setOffline(false);
    await retry.click();
    const frames = page.locator('main section iframe');
    const content = (mode: string) => frames.contentFrame().getByText(service.content + mode);
    await expect(content('light')).toBeVisible();
    await expect(alert).toBeHidden();
    await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
    await expect(content('dark')).toBeVisible();
    await expect(frames).toHaveCount(1);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

import type {Page} from '@playwright/test';

import {startHosts, type Hosts} from './hosts';
import {baseUrlSite} from './sites';
import {test as base} from './warm-page';

/** Paths of the home pages of the build that has every hosted service. */
export const homes = {vi: baseUrlSite.baseUrl, en: `${baseUrlSite.baseUrl}en/`} as const;

/**
 * Tests of the build that has every hosted service. The hosts are real servers
 * on this machine, asked over https by their real names.
 */
export const test = base.extend<{healthy: undefined}, {hosts: Hosts}>({
  hosts: [
    async ({}, use) => {
      const hosts = await startHosts();
      await use(hosts);
      await hosts.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({hosts, launchOptions}, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=${hosts.resolverRules}`,
        '--ignore-certificate-errors',
      ];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
  healthy: [
    async ({hosts}, use) => {
      await hosts.reset();
      await use(undefined);
    },
    {auto: true},
  ],
});

/** Uncaught errors of a page and of the frames in it, from now on. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Hosts other than the site's own that a page asks, from now on. */
export function otherHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(hostname);
  });
  return asked;
}

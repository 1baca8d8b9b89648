import type {Page} from '@playwright/test';

import {startHosts, type Hosts} from './hosts';
import {baseUrlSite} from './sites';
import {test as base} from './warm-page';

/** Paths of the home pages in the build with every hosted service. */
export const homes = {vi: baseUrlSite.baseUrl, en: `${baseUrlSite.baseUrl}en/`} as const;

/**
 * Test fixture for the build with every hosted service. The browser requests the real host names
 * over HTTPS, and local servers answer.
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

/** Collects the uncaught errors of a page and its frames. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Collects the host names of all requests to other hosts. */
export function otherHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(hostname);
  });
  return asked;
}

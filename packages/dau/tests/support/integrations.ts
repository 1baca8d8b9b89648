import type {Page} from '@playwright/test';

import {createHosts, type Hosts} from './hosts';
import {baseUrlSite} from './sites';
import {test as base} from './warm-page';

export const homes = {vi: baseUrlSite.baseUrl, en: `${baseUrlSite.baseUrl}en/`} as const;

/** A `test` for the build with all hosted services. Fakes replace the services. */
export const test = base.extend<{hosts: Hosts}>({
  hosts: async ({}, provide) => {
    await provide(createHosts());
  },
  page: async ({page, hosts}, provide) => {
    await page.route(/^https:/, (route) => route.abort());
    for (const host of hosts.all) await host.serve(page);
    await provide(page);
  },
});

export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

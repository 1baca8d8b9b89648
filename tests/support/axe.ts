import {expect, type Page} from '@playwright/test';

import {findAxeFaults, type AxeOptions} from '../../scripts/lib/browser/axe';

/** The accessibility faults axe finds on the page as it stands now, each as one line. */
export async function accessibilityFaults(
  page: Page,
  options: Omit<AxeOptions, 'code'> = {},
): Promise<string[]> {
  const faults = await findAxeFaults(page, {
    ...options,
    code: process.env.TEST_ALL ? 'all' : 'one-of-each-colour',
  });
  return faults.map(({id, elements}) => `${id}: ${elements.map(({html}) => html).join(' · ')}`);
}

/** The page as it stands now has no accessibility fault that axe knows of. */
export async function expectAccessible(
  page: Page,
  options: Omit<AxeOptions, 'code'> = {},
): Promise<void> {
  expect(await accessibilityFaults(page, options)).toEqual([]);
}

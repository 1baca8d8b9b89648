import {expect, type Page} from '@playwright/test';

import {findAxeFaults, type AxeOptions} from '../../scripts/lib/browser/axe';

/** Runs axe on the page in its current state. Returns one line for each fault. */
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

/** Expects that axe finds no fault on the page in its current state. */
export async function expectAccessible(
  page: Page,
  options: Omit<AxeOptions, 'code'> = {},
): Promise<void> {
  expect(await accessibilityFaults(page, options)).toEqual([]);
}

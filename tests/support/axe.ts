import {expect, type Page} from '@playwright/test';

import {findAxeFaults} from '../../scripts/lib/browser/axe';

/** Runs axe on the page in its current state. Returns one line for each fault. */
export async function accessibilityFaults(
  page: Page,
  options: Parameters<typeof findAxeFaults>[1] = {},
): Promise<string[]> {
  const faults = await findAxeFaults(page, options);
  return faults.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' · ')}`);
}

/** Expects that axe finds no fault on the page in its current state. */
export async function expectAccessible(
  page: Page,
  options: Parameters<typeof findAxeFaults>[1] = {},
): Promise<void> {
  expect(await accessibilityFaults(page, options)).toEqual([]);
}

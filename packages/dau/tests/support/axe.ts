import {expect, type Page} from '@playwright/test';

import {findAxeViolations} from '../../cli/lib/watch-page';

export async function accessibilityViolations(
  page: Page,
  options: Parameters<typeof findAxeViolations>[1] = {},
): Promise<string[]> {
  const errors = await findAxeViolations(page, options);
  return errors.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' · ')}`);
}

export async function expectAccessible(
  page: Page,
  options: Parameters<typeof findAxeViolations>[1] = {},
): Promise<void> {
  expect(await accessibilityViolations(page, options)).toEqual([]);
}

export const setMode = (page: Page, mode: string): Promise<void> =>
  page.locator('html').evaluate((root, theme) => root.setAttribute('data-theme', theme), mode);

import {expect, type Page} from '@playwright/test';

/** The search window, when it is open. */
export const searchWindow = (page: Page) => page.locator('dialog#search[open]');
export const searchField = (page: Page) => searchWindow(page).getByRole('textbox');
/** Links of the results in the search window. */
export const foundLinks = (page: Page) => searchWindow(page).locator('[data-list=results] a');

/** The field and the results of the hosted search. */
export const hostedField = (page: Page) => page.locator('.DocSearch-Modal input');
export const hostedLinks = (page: Page) => page.locator('.DocSearch-Hit a');

/** Opens the search and types a query as a reader does, until there are results. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(query);
  // Wait, because results of the first letters may show before
  await expect(searchWindow(page)).toHaveAttribute('data-query', query);
  await expect(foundLinks(page).first()).toBeVisible();
}

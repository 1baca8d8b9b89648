import {expect, type Page} from '@playwright/test';

export const searchWindow = (page: Page) => page.locator('dialog[data-search][open]');
export const searchField = (page: Page) => searchWindow(page).getByRole('textbox');
export const foundLinks = (page: Page) => searchWindow(page).locator('[data-list=results] a');

export const hostedField = (page: Page) => page.locator('.DocSearch-Modal input');
export const hostedLinks = (page: Page) => page.locator('.DocSearch-Hit a');

export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(query);
  // Wait for the whole query, because results for its first letters may appear earlier
  await expect(searchWindow(page)).toHaveAttribute('data-query', query);
  await expect(foundLinks(page).first()).toBeVisible();
}

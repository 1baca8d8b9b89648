import {expect, type Page} from '@playwright/test';

/**
 * Starts the application by moving the pointer, and waits until the page is hydrated. The move is
 * repeated in case the page has not added its event listeners yet.
 *
 * @throws if the page is not hydrated in time
 */
export async function startApplication(page: Page, timeout = 15_000): Promise<void> {
  const started = page.locator('html[data-has-hydrated="true"]');
  const start = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await started.waitFor({state: 'attached', timeout: 2_000});
  };
  await expect(start)
    .toPass({timeout})
    .catch(() => {
      throw new Error(`The page's scripts did not start within ${timeout / 1000} s.`);
    });
}

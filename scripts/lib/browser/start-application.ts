import type {Page} from '@playwright/test';

const STARTED = 'html[data-has-hydrated="true"]';

/**
 * Starts the application and waits until it is hydrated. The application starts at the reader's first
 * action, so this function moves the pointer. The move is repeated, because the page may not have added
 * its event listeners yet.
 *
 * @throws if the application does not start in time
 */
export async function startApplication(page: Page, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  const isStarted = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    return page
      .locator(STARTED)
      .waitFor({state: 'attached', timeout: 2_000})
      .then(
        () => true,
        () => false,
      );
  };
  while (!(await isStarted())) {
    if (Date.now() > end) {
      throw new Error(`The scripts of the page did not start within ${timeoutMs / 1000} s.`);
    }
  }
}

import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './support/page';
import {inTurn, texts} from './support/shell';
import {guides} from './support/test-site';

/** A page is fetched before the reader opens it. It then opens without a network. */

/** A link in the footer, below the first screen. */
const link = (page: Page) => page.locator('footer a[href$="/cv"]');

/** Makes no link visible for the application, so that only other signs count. */
const withoutVisibility = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {
        // Nothing is ever visible
      }
      disconnect() {
        // Nothing to end
      }
    } as unknown as typeof IntersectionObserver;
  });

/** Records the scripts that the page asks for. */
function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) asked.push(request.url());
  });
  return asked;
}

const signs = {
  hover: (target: Locator) => target.hover(),
  touch: (target: Locator) => target.dispatchEvent('touchstart'),
  visibility: (target: Locator) => target.scrollIntoViewIfNeeded(),
} as const;

const follow = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click();
  });

for (const [language, [sign, act]] of inTurn(Object.entries(signs))) {
  const {prefix} = texts[language];
  test(`P07 ${language}: ${sign} fetches the page of a link`, async ({page, context}) => {
    if (sign !== 'visibility') await withoutVisibility(page);
    await open(page, `${prefix}${guides.main}`);
    await page.waitForLoadState('networkidle');
    const asked = scripts(page);
    await act(link(page));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await follow(link(page));
    await expect(page).toHaveURL(new RegExp(`${prefix}/cv$`));
    await expect(page.locator('main h1')).toBeVisible();
  });
}

const connections = [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
] as const;

for (const [language, connection] of inTurn(connections)) {
  const {prefix, offline} = texts[language];
  test(`P07 ${language}: with ${JSON.stringify(connection)} nothing is fetched ahead`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    await open(page, `${prefix}${guides.main}`);
    await page.waitForLoadState('networkidle');
    const asked = scripts(page);
    for (const act of Object.values(signs)) await act(link(page));
    // Longer than the browser needs to be idle
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await context.setOffline(true);
    await follow(link(page));
    await expect(page.locator('#dau-notice')).toContainText(offline);
    await expect(page).toHaveURL(new RegExp(`${prefix}${guides.main}$`));
  });
}

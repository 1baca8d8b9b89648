import fs from 'node:fs';

import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './support/page';
import {inTurn, texts} from './support/shell';
import {rootSite} from './support/sites';
import {guides} from './support/test-site';

/** The scripts of a page are fetched before the reader opens it. */

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

/** The built pages with their HTML. */
const built = () =>
  fs
    .readdirSync(rootSite.dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      address: `/${file.replace(/\.html$/, '')}`,
      html: fs.readFileSync(`${rootSite.dir}/${file}`, 'utf8'),
    }));

/**
 * Returns the scripts of a page, without the lists of routes, whose names have no hash when they are
 * fetched ahead; and those of them that no other page has.
 */
function scriptsOf(linked: string) {
  const pages = built();
  const others = pages.filter(({address}) => address !== linked);
  const named = pages.find(({address}) => address === linked)?.html.match(/[\w-]+\.\w+\.js/g);
  const all = [...new Set(named)].filter((name) => !name.startsWith('routes-'));
  const own = all.filter((name) => !others.some(({html}) => html.includes(name)));
  expect(own.length).toBeGreaterThan(0);
  return {all, own};
}

/** Returns those of the scripts that the page has not fetched to their end. */
const missing = (page: Page, scripts: readonly string[]) =>
  page.evaluate((names) => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
      .map(({name}) => name);
    return names.filter((script) => !fetched.some((name) => name.endsWith(script)));
  }, scripts);

const signs = {
  hover: (target: Locator) => target.hover(),
  touch: (target: Locator) => target.dispatchEvent('touchstart'),
  visibility: (target: Locator) => target.scrollIntoViewIfNeeded(),
} as const;

for (const [language, [sign, act]] of inTurn(Object.entries(signs))) {
  const {prefix} = texts[language];
  test(`P07 ${language}: ${sign} fetches the page of a link`, async ({page}) => {
    if (sign !== 'visibility') await withoutVisibility(page);
    const {all, own} = scriptsOf(`${prefix}/cv`);
    await open(page, `${prefix}${guides.main}`);
    await page.waitForLoadState('networkidle');
    expect(await missing(page, own)).toEqual(own);
    await act(link(page));
    await expect.poll(() => missing(page, all)).toEqual([]);
  });
}

const connections = [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
] as const;

for (const [language, connection] of inTurn(connections)) {
  const {prefix} = texts[language];
  test(`P07 ${language}: with ${JSON.stringify(connection)} nothing is fetched ahead`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    const {own} = scriptsOf(`${prefix}/cv`);
    await open(page, `${prefix}${guides.main}`);
    await page.waitForLoadState('networkidle');
    for (const act of Object.values(signs)) await act(link(page));
    // Longer than the browser needs to be idle
    await page.waitForTimeout(500);
    expect(await missing(page, own)).toEqual(own);
  });
}

import {expect, test, type Page} from '@playwright/test';

import {accessibilityViolations, setMode} from './support/axe';
import {recordShifts} from './support/layout-shifts';
import {hydrate, open} from './support/page';
import {strings} from './support/shell';
import {guides, notation, posts} from './support/test-site';
import {test as warm} from './support/warm-page';

const pages = ['/', '/cv', '/search?q=git', '/showcase', posts.inspector, guides.wide, notation];

// `packages/dau/tests/build/sites.test.ts` checks all pages of a site in light mode on a wide screen
warm('pages are accessible in dark mode on a phone', async ({page}) => {
  for (const path of pages) {
    await page.setViewportSize({width: 390, height: 900});
    await open(page, path);
    await setMode(page, 'dark');
    const errors = await accessibilityViolations(page, {
      bestPractice: true,
      code: path === notation,
    });
    await page.setViewportSize({width: 320, height: 900});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft([path, errors, overflow]).toEqual([path, [], 0]);
  }
});

/** Lighthouse's slow 4G profile. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

test('the layout does not shift on a slow phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  const shifts = await recordShifts(page);
  for (const path of ['/search?q=git', '/offline', `/en${posts.live}`]) {
    await page.goto(path);
    await hydrate(page);
    // Wait for the results, because they make the page longer
    if (path.startsWith('/search'))
      await page.locator('main [data-part=found] a').first().waitFor();
    // Scroll through the page, because lazy images load only near the viewport
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
        window.scrollTo({top: y, behavior: 'instant'});
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    await page.waitForLoadState('networkidle');
    expect([path, await shifts()]).toEqual([path, []]);
  }
});

/**
 * Returns the HTML of the focused element if it is not in view or has no focus ring. Returns
 * `undefined` if the focus has left the page.
 */
const hiddenStop = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // The browser takes up to two frames to scroll to the focused element
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A link that wraps has several boxes, and a link around a block element has an empty box
    const box =
      [...element.getClientRects()].find(({width}) => width > 0) ?? element.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const isSeen = above && (element.contains(above) || above.contains(element));
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isSeen && hasRing ? '' : element.outerHTML.slice(0, 150);
  });

warm(
  'with the keyboard, the focus is always visible and in view, and is never trapped',
  async ({page}) => {
    await open(page, '/contact');
    const hidden: string[] = [];
    await page.keyboard.press('Tab');
    const first = await page.evaluateHandle(() => document.activeElement);
    await expect(page.getByRole('link', {name: strings.vi.skip})).toBeFocused();
    // After the last element, the focus leaves the page or returns to the first element
    for (let stops = 0, isBack = false; !isBack; stops += 1) {
      const found = await hiddenStop(page);
      if (found === undefined) break;
      if (found) hidden.push(found);
      expect(stops, 'the focus is trapped').toBeLessThan(100);
      await page.keyboard.press('Tab');
      isBack = await first.evaluate((element) => element === document.activeElement);
    }
    expect(hidden).toEqual([]);
  },
);

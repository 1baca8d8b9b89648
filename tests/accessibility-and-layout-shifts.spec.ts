import {expect, test, type Page} from '@playwright/test';

import {accessibilityViolations} from './support/axe';
import {recordShifts} from './support/layout-shifts';
import {hydrate, open} from './support/page';
import {inTurn, strings} from './support/shell';
import {guides, notation, posts} from './support/test-site';

/** Checks accessibility in both color modes and at several widths, the keyboard, and layout shifts. */

const pages = [
  '/',
  '/contact',
  posts.inspector,
  // A guide with tables that are wider than a phone
  guides.wide,
  `/en${posts.usual}`,
  notation,
  '/no-such-page',
];

// `page-check.spec.ts` checks wide pages in light mode
test('pages, including code, are accessible in dark mode on a phone', async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of pages) {
    await page.setViewportSize({width: 390, height: 900});
    await open(page, `${path}?docusaurus-theme=dark`);
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

/** Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const shifting = ['/', posts.live, '/search?q=git'];
for (const [language, path] of inTurn(shifting)) {
  test(`${language} ${path}: nothing shifts on a slow phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    const shifts = await recordShifts(page);
    await page.goto(strings[language].prefix + path);
    await hydrate(page);
    // The results make the page longer, so wait for them
    if (path.startsWith('/search'))
      await page.locator('main [data-part=found] a').first().waitFor();
    // Lazy images load when they are near the viewport
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
        window.scrollTo({top: y, behavior: 'instant'});
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}

const PARTS = ['skip', 'announcement', 'navigation', 'content', 'footer'];

/** Returns a description of the focused element, or `undefined` if the focus has left the page. */
const stop = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // The browser scrolls to the focused element, which takes up to two frames
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A link on several lines has several boxes, and a link around a block element has an empty one
    const box =
      [...element.getClientRects()].find(({width}) => width > 0) ?? element.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const places = {
      announcement: '[data-announcement-id]',
      navigation: '.navbar',
      footer: 'footer.footer',
      content: 'main, .theme-doc-sidebar-container, #__docusaurus_skipToContent_fallback',
    };
    const [part = 'skip'] =
      Object.entries(places).find(([, selector]) => element.closest(selector)) ?? [];
    const isSeen = above && (element.contains(above) || above.contains(element));
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {part, error: isSeen && hasRing ? undefined : element.outerHTML.slice(0, 150)};
  });

for (const [language, path] of inTurn([guides.wide])) {
  test(`${language} ${path} by keyboard: the focus moves in order, is visible and in view, and is never trapped`, async ({
    page,
  }) => {
    await open(page, strings[language].prefix + path);
    const stops: NonNullable<Awaited<ReturnType<typeof stop>>>[] = [];
    await page.keyboard.press('Tab');
    const first = await page.evaluateHandle(() => document.activeElement);
    await expect(page.getByRole('link', {name: strings[language].skip})).toBeFocused();
    // At the end of the page, the focus leaves the page or goes back to the first stop
    for (let isBack = false; !isBack;) {
      const next = await stop(page);
      if (!next) break;
      stops.push(next);
      expect(stops.length, 'the focus is trapped').toBeLessThan(300);
      await page.keyboard.press('Tab');
      isBack = await first.evaluate((element) => element === document.activeElement);
    }
    expect(stops.flatMap(({error}) => error ?? [])).toEqual([]);
    const order = stops.map(({part}) => PARTS.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(PARTS.length);
  });
}

import {expect, type Page} from '@playwright/test';

import {open} from './support/page';
import {inTurn, texts} from './support/shell';
import {test} from './support/warm-page';
import {guides, posts} from './support/test-site';

type Stop = {
  /** The accessible name, or the text. */
  readonly name: string;
  readonly part: 'skip' | 'announcement' | 'navigation' | 'content' | 'footer';
  /** True if the whole element is in the window, neither covered nor clipped. */
  readonly isVisible: boolean;
  /** True if there is an outline of at least 2 px, or an underline if all of the text is a link. */
  readonly hasRing: boolean;
};

/** Describes the focused element. Returns `undefined` if the focus has left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // The browser scrolls to the focused element, which takes up to two frames
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A link has a box for each line, and an empty box around a block element
    const box =
      [...element.getClientRects()].find(({width}) => width > 0) ?? element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const above = document.elementFromPoint(x, y);
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const part = element.closest('[data-announcement-id]')
      ? 'announcement'
      : element.closest('.navbar')
        ? 'navigation'
        : element.closest('footer.footer')
          ? 'footer'
          : element.closest(
                'main, .theme-doc-sidebar-container, #__docusaurus_skipToContent_fallback',
              )
            ? 'content'
            : 'skip';
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      part,
      isVisible:
        box.width > 0 && above !== null && (element.contains(above) || above.contains(element)),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

/**
 * Returns all focus stops from the current one to the end of the page. There the browser moves the
 * focus out of the page; some headless versions move it back to the first stop.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  // The limit is higher than on any page, so that a focus trap cannot cause an endless loop
  for (let n = 0; n < 300; n++) {
    const next = await stop(page);
    if (!next) return stops;
    stops.push(next);
    await page.keyboard.press(key);
    if (await first.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`The focus is trapped at ${stops.at(-1)?.name ?? 'nothing'}`);
}

const PARTS = ['skip', 'announcement', 'navigation', 'content', 'footer'] as const;

const walks = [
  {path: posts.usual, width: 1280},
  {path: guides.wide, width: 1280},
  {path: '/', width: 390},
] as const;

for (const [language, {path, width}] of inTurn(walks)) {
  const text = texts[language];
  test(`S04 S05 S10 ${language} ${path} ${width} wide by keyboard: every stop is in order and visible, and there is no focus trap`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, text.prefix + path);
    const forth = await walk(page, 'Tab');
    expect(forth.filter(({isVisible}) => !isVisible)).toEqual([]);
    expect(forth.filter(({hasRing}) => !hasRing)).toEqual([]);
    const order = forth.map(({part}) => PARTS.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(forth.map(({part}) => part))).toEqual(new Set(PARTS));
    const names = forth.map(({name}) => name);
    const search = language === 'vi' ? 'Tìm kiếm' : 'Search';
    expect(names.slice(0, 1)).toEqual([text.skip]);
    expect(names).toContain(search);
    const shell = width > 996 ? text.navigation : [text.menu];
    for (const name of shell) expect(names).toContain(name);
    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({name}) => name)).toEqual([...names].reverse());
  });
}

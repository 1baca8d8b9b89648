import type {Page} from '@playwright/test';

import {startApplication} from '../../scripts/lib/browser/start';
import type {Action} from './actions';
import type {Reader} from './reader';

/** How long a page may take until a rule holds again: menus move, and colors fade. */
const PATIENCE_MS = 4_000;
/** The lowest contrast of text that WCAG AA allows. */
const CONTRAST = 4.5;

/** Reads from a page what the rules need. Runs in the browser. */
function look() {
  const root = document.documentElement;
  const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});

  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = (color: string) => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = rgba(color).map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return '#fff';
    const color = getComputedStyle(element).backgroundColor;
    return rgba(color)[3] === 255 ? color : backgroundOf(element.parentElement);
  };
  const contrastOf = (element: Element) => {
    const [low = 0, high = 0] = [getComputedStyle(element).color, backgroundOf(element)]
      .map(luminance)
      .sort((a, b) => a - b);
    return Math.round((100 * (high + 0.05)) / (low + 0.05)) / 100;
  };

  const heading = document.querySelector('h1');
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open], .navbar-sidebar')];
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  const style = focused && getComputedStyle(focused);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return {
    path: location.pathname,
    /** False on an error page of the browser or of the host. */
    isOurs: document.querySelector('#__docusaurus') !== null,
    isStarted: root.dataset.hasHydrated === 'true',
    hasHeading: heading !== null && isShown(heading),
    contrast: [heading, document.querySelector('main p'), document.body]
      .filter((element) => element !== null)
      .map(contrastOf),
    isLocked: [root, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
    isInert: document.querySelector('main')?.closest('[inert]') != null,
    hasDialog: dialog.some(isShown),
    texts: [...fields].map(({value}) => value),
    /** A link that was clicked before has opened its page only now: the reader has left. */
    hasLeft: window.hasTyped === true && document.querySelector('main[data-typed]') === null,
    hasSearch: document.querySelector('.DocSearch-Input') !== null,
    isFocusShown:
      !focused ||
      !box ||
      !style ||
      /^(body|html|iframe)$/.test(focused.localName) ||
      // No key leads there: a page that has come only now has put the focus at its start
      focused.matches('[tabindex="-1"]') ||
      (box.width > 0 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth &&
        (focused.matches('input, textarea') ||
          style.outlineStyle !== 'none' ||
          style.boxShadow !== 'none')),
    focused: focused?.outerHTML.slice(0, 200),
    busy: document.querySelector('[data-hydration], [aria-busy=true], #nprogress')?.outerHTML,
  };
}

type View = ReturnType<typeof look>;

/** Looks at a page, also while it changes. Returns `undefined` if it does not answer. */
async function see(page: Page): Promise<View | undefined> {
  const end = Date.now() + 2 * PATIENCE_MS;
  do {
    const answer = await Promise.race([
      page.evaluate(look).catch(() => undefined),
      page.waitForTimeout(PATIENCE_MS),
    ]);
    if (answer) return answer;
  } while (Date.now() < end);
  return undefined;
}

/** Returns the rules that a view breaks. */
function broken(view: View, reader: Reader, [name]: Action): string[] {
  const typed = view.path === reader.typed?.path && !view.hasLeft ? reader.typed : undefined;
  const rules: Readonly<Record<string, boolean>> = {
    'a page has a heading': view.hasHeading,
    [`text has contrast: ${view.contrast.join(', ')}`]: view.contrast.every(
      (contrast) => contrast >= CONTRAST,
    ),
    'a page scrolls if no dialog is open': !view.isLocked || view.hasDialog,
    'a page takes clicks if no dialog is open': !view.isInert || view.hasDialog,
    [`typed text stays: "${typed?.text}"`]:
      !typed || (typed.isInSearch && !view.hasSearch) || view.texts.includes(typed.text),
    [`the search with "${typed?.text}" stays open`]: !typed?.isInSearch || view.hasSearch,
    [`focus is visible: ${view.focused}`]: name !== 'tab' || view.isFocusShown,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : rule));
}

/**
 * Checks what must hold after each action.
 *
 * @throws if a rule is broken; the message names it
 */
export async function expectSound(reader: Reader, action: Action): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let faults: string[];
  do {
    const view = await see(reader.page);
    // Nothing of the site is there if its page did not come
    faults = view ? (view.isOurs ? broken(view, reader, action) : []) : ['the page answers'];
    faults.push(...reader.errors);
    if (faults.length === 0) return;
    await reader.page.waitForTimeout(100);
  } while (reader.errors.length === 0 && Date.now() < end);
  throw new Error(`Broken after ${JSON.stringify(action)}: ${faults.join('; ')}`);
}

/**
 * Mends what the walk has broken, and checks that the page then works: a retry helps, nothing stays
 * busy, the color mode and the menu answer.
 *
 * @throws if it does not
 */
export async function expectRecovery(reader: Reader): Promise<void> {
  const {page} = reader;
  await reader.mend();
  await page.emulateMedia({media: 'screen'});
  const view = await see(page);
  if (!view?.isOurs) await page.goto(reader.host.url);
  await page.keyboard.press('Escape');
  // Escape closes the search, and empties a search field; a retry may load the page again
  reader.typed = undefined;
  const retry = page
    .locator('[data-notice-action=retry], [role=alert] button')
    .filter({visible: true})
    .first();
  // Only the reader's action may bring what says that something is missing
  if (!(await retry.isVisible())) await startApplication(page, PATIENCE_MS).catch(() => undefined);
  if (await retry.isVisible()) {
    await retry.click();
    await page.waitForLoadState();
  }
  await startApplication(page);
  const end = Date.now() + 2 * PATIENCE_MS;
  for (;;) {
    const busy = (await see(page))?.busy;
    if (busy === undefined) break;
    if (Date.now() > end) throw new Error(`Broken: nothing stays busy: ${busy.slice(0, 200)}`);
    await page.waitForTimeout(100);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 800});
  // The skip link, while it has the focus, lies over the menu's button
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const menu = page.locator('.navbar-sidebar');
  await menu.waitFor({state: 'hidden', timeout: PATIENCE_MS});
  const mode = await page.locator('html').getAttribute('data-theme');
  const changeMode = async () => {
    await page.locator('.navbar__toggle').click({timeout: PATIENCE_MS});
    await menu.locator('[data-color-mode-toggle]').click({timeout: PATIENCE_MS});
  };
  // A page that was asked for before may come only now, and closes the menu
  await changeMode().catch(changeMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  await page.locator(`html[data-theme=${other}]`).waitFor({timeout: PATIENCE_MS});
  await expectSound(reader, ['wait', 0]);
}

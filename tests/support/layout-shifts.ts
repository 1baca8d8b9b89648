import type {Page} from '@playwright/test';

/** The part of the browser's layout shift entry that tests need. */
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {readonly node: Node | null}[];
};

/**
 * Records the layout shifts of the pages that open from now on. Shifts within half a second of the
 * reader's own action do not count.
 *
 * @returns a function that reads the shifts of the current page, with what moved
 */
export async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({node}) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent),
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}

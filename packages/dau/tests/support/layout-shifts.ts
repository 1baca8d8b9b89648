import type {Page} from '@playwright/test';

/** TypeScript's DOM types do not include layout shifts. */
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {readonly node: Node | null}[];
};

/**
 * Records layout shifts on pages opened from now on. Ignores shifts within half a second of user input.
 *
 * @returns a function that returns the current page's shifts, with the elements that moved
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

import {logger} from '@docusaurus/logger';

import type {Compiler} from 'docusaurus-search-folded/separate-script';
import {perProcess} from '../../utils/cache';

const DELAY_MS = 500;

/** One task for the process, because the bundler keeps its plugins when Docusaurus loads the site again. */
const current = perProcess('after bundle', () => ({
  isBundled: false,
  timer: undefined as NodeJS.Timeout | undefined,
  task: () => Promise.resolve(),
}));

function wait(): void {
  clearTimeout(current.timer);
  if (current.isBundled)
    current.timer = setTimeout(() => void current.task().catch(logger.error), DELAY_MS);
}

/**
 * Runs a task half a second after each bundle and after this call, so that the author sees the page
 * first. Replaces the previous task. While the bundler works, the task waits: an edit causes up to two
 * bundles, and Docusaurus writes the list of pages before the first bundle.
 */
export function runAfterBundle(task: () => Promise<void>): void {
  current.task = task;
  wait();
}

/** A bundler plugin, without which no task runs. */
export const afterBundle = {
  apply({hooks}: Compiler) {
    const setBundled = (isBundled: boolean) => () => {
      current.isBundled = isBundled;
      wait();
    };
    hooks.invalid.tap('dau-content-check', setBundled(false));
    hooks.done.tap('dau-content-check', setBundled(true));
  },
};

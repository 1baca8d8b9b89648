import {logger} from '@docusaurus/logger';
import type {Compiler} from 'docusaurus-search-folded/separate-script';

import {perProcess} from '../../utils/cache';

const DELAY_MS = 500;

/** One task for the process, because the bundler keeps its plugins when Docusaurus loads the site again. */
const state = perProcess('after bundle', () => ({
  isBundled: false,
  timer: undefined as NodeJS.Timeout | undefined,
  task: () => Promise.resolve(),
}));

function restartTimer(isBundled: boolean): void {
  state.isBundled = isBundled;
  clearTimeout(state.timer);
  if (isBundled) state.timer = setTimeout(() => void state.task().catch(logger.error), DELAY_MS);
}

/**
 * Runs a task half a second after each bundle and after this call, so that the author sees the page
 * first. Replaces the previous task. While the bundler works, the task waits: an edit causes up to two
 * bundles, and Docusaurus writes the list of pages before the first bundle.
 */
export function runAfterBundle(task: () => Promise<void>): void {
  state.task = task;
  restartTimer(state.isBundled);
}

/** The bundler plugin that starts the task after each bundle. */
export const afterBundle = {
  apply({hooks}: Compiler) {
    hooks.invalid.tap('dau-content-check', () => restartTimer(false));
    hooks.done.tap('dau-content-check', () => restartTimer(true));
  },
};

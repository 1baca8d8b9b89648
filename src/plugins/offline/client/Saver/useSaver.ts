import {useEffect, useRef, useState} from 'react';

import {removeKept, savedPaths} from '../kept-pages';
import {cancelKeeping, keep, type Job, type Result} from '../worker';

/** `waiting`: the store has not been read yet. */
export type SaverState =
  'waiting' | 'idle' | 'saving' | 'saved' | 'canceled' | Exclude<Result, 'kept'>;

/**
 * Saves some pages, one after another.
 *
 * @param paths what is saved: the button then offers to remove it
 * @param jobs returns what to save; may reject without a network
 * @param onChange called when the store has changed
 */
export function useSaver(
  paths: readonly string[],
  jobs: () => Promise<readonly Job[]>,
  onChange?: () => void,
) {
  const [state, setState] = useState<SaverState>('waiting');
  const [progress, setProgress] = useState(0);
  const isCanceled = useRef(false);
  const key = paths.join(' ');

  useEffect(() => {
    let isCurrent = true;
    void savedPaths().then((saved) => {
      if (isCurrent) setState(key.split(' ').every((path) => saved.has(path)) ? 'saved' : 'idle');
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  async function run(): Promise<SaverState> {
    const all = await jobs();
    for (const [done, job] of all.entries()) {
      setProgress(done / all.length);
      const result = await keep(job);
      if (isCanceled.current) {
        // A single page may have come all the same
        if (all.length === 1) await removeKept(paths);
        return 'canceled';
      }
      if (result !== 'kept') return result;
    }
    return 'saved';
  }

  return {
    state,
    /** From 0 to 1. */
    progress,
    async save() {
      isCanceled.current = false;
      setProgress(0);
      setState('saving');
      setState(await run().catch((): SaverState => 'failed'));
      onChange?.();
    },
    async cancel() {
      isCanceled.current = true;
      await cancelKeeping();
    },
    async remove() {
      await removeKept(paths);
      setState('idle');
      onChange?.();
    },
  };
}

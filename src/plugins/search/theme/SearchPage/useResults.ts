import {useCallback, useEffect, useState} from 'react';

import type {SearchResult} from '../../client/engine';

import type {SearchAddress} from './useSearchAddress';

/** Results of one page. */
export const PAGE_SIZE = 10;

export type Results =
  | {readonly phase: 'empty' | 'searching' | 'failed'}
  | {readonly phase: 'found' | 'nothing'; readonly result: SearchResult};

/** Searches for what the address says. */
export function useResults(
  folder: string,
  {query, page}: Pick<SearchAddress, 'query' | 'page'>,
): [Results, retry: () => void] {
  const [results, setResults] = useState<Results>({phase: 'empty'});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) return undefined;
    let current = true;
    const show = (next: Results) => {
      if (current) setResults(next);
    };
    // A quick answer replaces the last one at once; only a slow one says that it searches.
    const slow = setTimeout(() => show({phase: 'searching'}), 200);
    import('../../client/engine')
      .then(({sharedEngine}) =>
        sharedEngine(folder).search(query, {from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE}),
      )
      .then((result) => show({phase: result.total > 0 ? 'found' : 'nothing', result}))
      .catch(() => show({phase: 'failed'}))
      .finally(() => clearTimeout(slow));
    window.addEventListener('online', retry);
    return () => {
      current = false;
      clearTimeout(slow);
      window.removeEventListener('online', retry);
    };
  }, [folder, query, page, isEmpty, attempt, retry]);

  return [isEmpty ? {phase: 'empty'} : results, retry];
}

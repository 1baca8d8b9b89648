import {useCallback, useEffect, useState} from 'react';

import type {SearchRange, SearchResult} from '../engine';

import {PAGE_SIZE} from '../../limits';
import type {SearchAddress} from './useSearchAddress';

export type Results =
  | {readonly phase: 'empty' | 'searching' | 'failed'}
  | {readonly phase: 'found' | 'nothing'; readonly result: SearchResult};

/** Searches with one engine. The function must be stable between renders. */
export type Search = (query: string, range: SearchRange) => Promise<SearchResult>;

/** Searches for the query in the address. */
export function useResults(
  search: Search,
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
    // Only a slow search shows "searching": otherwise the page would flicker.
    const slow = setTimeout(() => show({phase: 'searching'}), 200);
    search(query, {from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE})
      .then((result) => show({phase: result.total > 0 ? 'found' : 'nothing', result}))
      .catch(() => show({phase: 'failed'}))
      .finally(() => clearTimeout(slow));
    window.addEventListener('online', retry);
    return () => {
      current = false;
      clearTimeout(slow);
      window.removeEventListener('online', retry);
    };
  }, [search, query, page, isEmpty, attempt, retry]);

  return [isEmpty ? {phase: 'empty'} : results, retry];
}

/** The search client that DocSearch's modal asks: it waits for a pause in typing and reports failures. */
import {createContext} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';

import {PAUSE_MS} from '../../shared/weights';

/** The newest search of the modal. */
export type SearchState = {
  phase: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  query: string;
  /** Number of all matches. The modal's own count grows with every keystroke. */
  total: number;
  /** Other queries, if nothing was found. */
  suggestions: string[];
};

export const IDLE: SearchState = {phase: 'idle', query: '', total: 0, suggestions: []};
export const SearchStateContext = createContext(IDLE);

type Result = {hits: object[]; nbHits: number; suggestions?: string[]};
type Request = {query?: string};
/** Returns one result for each request of the modal. */
export type Ask = (requests: Request[]) => Promise<Result[]>;

/** Returns a client that takes the place of Algolia's in the modal. */
export function searchClient(
  client: DocSearchTransformClient,
  ask: Ask,
  onState: (state: SearchState) => void,
): DocSearchTransformClient {
  let newest = 0;
  let shown: Result[] = [];
  const search = async (params: {requests: Request[]} | Request[]) => {
    const requests = 'requests' in params ? params.requests : params;
    const query = requests[0]?.query ?? '';
    const own = (newest += 1);
    onState({...IDLE, phase: 'searching', query});
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    // The reader typed on: the modal shows what it has until the newest search ends
    if (own !== newest) return {results: shown};
    let results: Result[] = requests.map(() => ({hits: [], nbHits: 0}));
    let phase: SearchState['phase'] = 'failed';
    let total = 0;
    try {
      results = await ask(requests);
      total = results.reduce((sum, {nbHits}) => sum + nbHits, 0);
      phase = total > 0 ? 'found' : 'nothing';
    } catch {
      // The modal removes its own error screen at once, so `Extras` shows one
    }
    if (own !== newest) return {results: shown};
    shown = results;
    onState({phase, query, total, suggestions: results.flatMap((each) => each.suggestions ?? [])});
    return {results};
  };
  return {...client, search: search as unknown as DocSearchTransformClient['search']};
}

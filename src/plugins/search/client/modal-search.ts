/** The search client of the DocSearch modal: one search at a time, and visible failures. */
import type {DocSearchTransformClient} from '@docsearch/react';

import {COMPOSING_PAUSE_MS, MODAL_PAUSE_MS} from '../limits';
import type {Session} from './session';

export type SearchRequest = {readonly query?: string; readonly indexName: string};

/** An engine's answer to the requests of the modal. */
export type Answer = {
  readonly results: readonly object[];
  /** Number of all matches, not only of the returned ones. */
  readonly total: number;
  readonly suggestions: readonly string[];
};

/** Touch keyboards compose every word. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

/** The answer without results. */
const noResults = (requests: readonly SearchRequest[]): Answer => ({
  results: requests.map(({query = '', indexName}) => ({
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    query,
    index: indexName,
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  })),
  total: 0,
  suggestions: [],
});

/**
 * Creates a search client that waits for a pause in typing and writes the outcome
 * of each search to the session.
 *
 * @param client the client it replaces; other methods are passed on
 * @param ask sends the requests to an engine
 */
export function createModalClient(
  client: DocSearchTransformClient,
  ask: (requests: readonly SearchRequest[]) => Promise<Answer>,
  session: Session,
): DocSearchTransformClient {
  let waiting: ((answer: Answer) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  async function answerAll(requests: readonly SearchRequest[], query: string): Promise<void> {
    const run = ++latest;
    let answer = noResults(requests);
    let phase: 'found' | 'nothing' | 'failed';
    try {
      answer = await ask(requests);
      phase = answer.total > 0 ? 'found' : 'nothing';
    } catch {
      // The modal removes its own error screen at once, so ModalExtras shows one.
      phase = 'failed';
    }
    // A newer search has started: its answer resolves all waiting promises.
    if (run !== latest) return;
    const resolvers = waiting;
    waiting = [];
    for (const resolve of resolvers) resolve(answer);
    session.set({phase, query, total: answer.total, suggestions: answer.suggestions});
  }

  function search(requests: readonly SearchRequest[], query: string): Promise<Answer> {
    session.set({phase: 'searching', query});
    return new Promise((resolve) => {
      waiting.push(resolve);
      clearTimeout(timer);
      // The running search is outdated from now on.
      latest += 1;
      const start = () => void answerAll(requests, query);
      timer = setTimeout(() => {
        if (!session.isComposing()) start();
        else if (hasTouchKeyboard()) timer = setTimeout(start, COMPOSING_PAUSE_MS);
        // With other keyboards the search starts when the composition ends.
      }, MODAL_PAUSE_MS);
    });
  }

  const searchClient = async (
    params: {requests: readonly SearchRequest[]} | readonly SearchRequest[],
  ) => {
    const requests = 'requests' in params ? params.requests : params;
    const query = requests[0]?.query ?? '';
    const answer = query.trim() === '' ? noResults(requests) : await search(requests, query);
    return {results: answer.results};
  };
  return {...client, search: searchClient as unknown as DocSearchTransformClient['search']};
}

/** The search client that the DocSearch modal is given: one question at a time, and failures that show. */
import type {DocSearchTransformClient} from '@docsearch/react';

import {COMPOSING_PAUSE_MS, MODAL_PAUSE_MS} from '../tuning';
import type {Session} from './session';

export type SearchRequest = {readonly query?: string; readonly indexName: string};

/** What an engine answers to the requests of the modal. */
export type Answer = {
  readonly results: readonly object[];
  /** All that was found, not only what is returned. */
  readonly total: number;
  readonly suggestions: readonly string[];
};

const composesEverything = () => window.matchMedia('(pointer: coarse)').matches;

/** What the modal gets where there is nothing to show. */
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
 * A search client that waits for a pause in typing and tells the session how
 * each search went.
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
      // The modal wipes its own error screen: the session shows one.
      phase = 'failed';
    }
    // Overtaken: whoever waits gets the later answer.
    if (run !== latest) return;
    const asked = waiting;
    waiting = [];
    for (const resolve of asked) resolve(answer);
    session.set({phase, query, total: answer.total, suggestions: answer.suggestions});
  }

  function search(requests: readonly SearchRequest[], query: string): Promise<Answer> {
    session.set({phase: 'searching', query});
    return new Promise((resolve) => {
      waiting.push(resolve);
      clearTimeout(timer);
      // A search under way is no longer the latest.
      latest += 1;
      const start = () => void answerAll(requests, query);
      timer = setTimeout(() => {
        if (!session.isComposing()) start();
        else if (composesEverything()) timer = setTimeout(start, COMPOSING_PAUSE_MS);
        // Otherwise the end of the composition searches anew.
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

/** The search client that the DocSearch modal is given instead of the hosted one. */
import type {DocSearchTransformClient} from '@docsearch/react';

import type {Engine, SearchResult} from './engine';
import {toResponse} from './hits';
import type {Session} from './session';

/** A reader who types is not interrupted. */
export const DEBOUNCE = 120;

/**
 * Keyboards of phones compose every word: there, a pause within a word is
 * answered. Elsewhere nothing is searched before the word is finished.
 */
const COMPOSING_PAUSE = 400;

/** Pages shown in the modal; the results page has all. */
export const MODAL_PAGES = 6;

type Request = {readonly query?: string; readonly indexName: string};

const composesEverything = () => window.matchMedia('(pointer: coarse)').matches;

const nothing = (query: string): SearchResult => ({query, total: 0, pages: []});

/** Searches with the engine, one query at a time, and tells the session how it went. */
export function createModalSearch(engine: Engine, session: Session) {
  let waiting: ((result: SearchResult) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  async function answer(query: string): Promise<void> {
    const run = ++latest;
    const asked = waiting;
    let result = nothing(query);
    let state: Parameters<Session['set']>[0];
    try {
      result = await engine.search(query, {from: 0, size: MODAL_PAGES});
      const {total} = result;
      const suggestions = total === 0 ? await engine.suggest(query) : [];
      state = {phase: total > 0 ? 'found' : 'nothing', query, total, suggestions};
    } catch {
      // The modal wipes its own error screen: the session shows one.
      state = {phase: 'failed', query, total: 0, suggestions: []};
    }
    // Overtaken: whoever waits gets the later answer.
    if (run !== latest) return;
    waiting = waiting.filter((each) => !asked.includes(each));
    for (const resolve of asked) resolve(result);
    session.set(state);
  }

  function search(query: string): Promise<SearchResult> {
    session.set({phase: 'searching', query});
    return new Promise((resolve) => {
      waiting.push(resolve);
      clearTimeout(timer);
      const wait = () => {
        if (!session.isComposing()) return void answer(query);
        if (composesEverything()) timer = setTimeout(() => void answer(query), COMPOSING_PAUSE);
        // Otherwise the end of the composition searches anew.
      };
      timer = setTimeout(wait, DEBOUNCE);
    });
  }

  return function transformSearchClient(
    client: DocSearchTransformClient,
  ): DocSearchTransformClient {
    const answerAll = async (params: {requests: readonly Request[]} | readonly Request[]) => {
      const requests = 'requests' in params ? params.requests : params;
      const results = await Promise.all(
        requests.map(async ({query = '', indexName}) =>
          toResponse(query.trim() === '' ? nothing(query) : await search(query), indexName),
        ),
      );
      return {results};
    };
    return {...client, search: answerAll as unknown as DocSearchTransformClient['search']};
  };
}

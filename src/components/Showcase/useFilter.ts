import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';

import {useHistory} from '@docusaurus/router';

import {formatFilter, parseFilter, type Filter} from './filter';

/** Browsers refuse addresses that change with every letter; one change after a pause will do. */
const TYPING_PAUSE_MS = 300;

export type FilterState = {
  readonly filter: Filter;
  /** A choice: a new step in the history. */
  choose(change: Partial<Filter>): void;
  /** A letter more or less: shown at once, in the address after a pause. */
  type(query: string): void;
};

/**
 * The filter, which lives in the page's address: to be shared, and to go back
 * and forward in. The server and the first render know no query and show all.
 */
export function useFilter(knownTags: readonly string[]): FilterState {
  const history = useHistory();
  const [draft, setDraft] = useState<string>();
  const timer = useRef<number>(undefined);

  const subscribe = useCallback(
    (changed: () => void) =>
      history.listen((_location, action) => {
        if (action === 'POP') {
          window.clearTimeout(timer.current);
          setDraft(undefined);
        }
        changed();
      }),
    [history],
  );
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const stored = parseFilter(search, knownTags);
  const filter = draft === undefined ? stored : {...stored, query: draft};

  const address = (next: Filter) => {
    const {pathname, search: current, hash} = history.location;
    return {pathname, hash, search: formatFilter(next, current)};
  };

  return {
    filter,
    choose(change) {
      window.clearTimeout(timer.current);
      // After a push the theme puts focus and scroll back to the top of the page,
      // as for a new page. This is the same one: a step of the browser's own
      // history, then its address.
      window.history.pushState(window.history.state, '');
      history.replace(address({...filter, ...change}));
      setDraft(undefined);
    },
    type(query) {
      window.clearTimeout(timer.current);
      setDraft(query);
      timer.current = window.setTimeout(() => {
        const current = parseFilter(window.location.search, knownTags);
        history.replace(address({...current, query}));
        setDraft(undefined);
      }, TYPING_PAUSE_MS);
    },
  };
}

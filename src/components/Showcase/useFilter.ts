import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';

import {useHistory} from '@docusaurus/router';

import {formatFilter, parseFilter, type Filter} from './filter';

/** Pause in typing before the address changes. Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 300;

/** The current filter and the functions that change it. */
export type FilterState = {
  readonly filter: Filter;
  /** Changes the filter in a new history entry. */
  choose(change: Partial<Filter>): void;
  /** Changes the query at once, and the address after a pause in typing. */
  type(query: string): void;
};

/**
 * Returns the filter in the page's address. So readers can share it and use back and
 * forward. On the server and in the first render the filter is empty.
 *
 * @param knownTags ids of all tags
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
      // After `history.push` the theme scrolls to the top and moves the focus, as for a
      // new page. This is the same page, so add an entry to the browser's history and
      // then replace its address.
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

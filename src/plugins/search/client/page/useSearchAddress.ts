import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The query and the page number in the address. */
export type SearchAddress = {
  readonly query: string;
  /** Page number, from 1. */
  readonly page: number;
  /** Returns the address of another page of these results. */
  readonly linkTo: (page: number) => string;
  /** Changes the query in the current history entry, for use while typing. */
  readonly replaceQuery: (query: string) => void;
  /** Changes the query in a new history entry. */
  readonly pushQuery: (query: string) => void;
};

/** Reads and writes the address. On the server and before hydration the query is empty. */
export function useSearchAddress(path: string): SearchAddress {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const params = new URLSearchParams(isBrowser ? search : '');
  const query = params.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);

  const address = useCallback(
    (to: string, number: number) => {
      const next = new URLSearchParams();
      if (to !== '') next.set('q', to);
      if (number > 1) next.set('page', String(number));
      const written = next.toString();
      return written === '' ? path : `${path}?${written}`;
    },
    [path],
  );
  return useMemo(
    () => ({
      query,
      page,
      linkTo: (number) => address(query, number),
      replaceQuery: (to) => history.replace(address(to, 1)),
      pushQuery: (to) => history.push(address(to, 1)),
    }),
    [address, history, query, page],
  );
}

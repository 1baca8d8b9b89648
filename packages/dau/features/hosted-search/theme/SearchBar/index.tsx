import {useCallback, useState, type ReactNode} from 'react';
import StockSearchBar, {type SearchClient} from '@theme-algolia/SearchBar';
import translations from '@theme/SearchTranslations';

/** Without a timeout, Algolia's client may retry for a minute. */
const TIMEOUT_MS = 8_000;

const {errorScreen, ...modal} = translations.modal ?? {};
/** DocSearch shows the query after this string. */
const noResultsText = `${errorScreen?.helpText} ${errorScreen?.titleText}:`;
const failed = {...translations, modal: {...modal, noResultsScreen: {noResultsText}}};

/**
 * Works around two DocSearch bugs: it shows "no results" after an error, and its result count includes
 * the results of earlier queries.
 */
export default function SearchBar(): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const transformSearchClient = useCallback((client: SearchClient): SearchClient => {
    const ask = client.search;
    /** The number that DocSearch shows, which is the sum of all `nbHits`. */
    let shown = 0;
    return Object.assign(client, {
      async search(request: unknown) {
        const tooLate = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
        try {
          const {results} = await Promise.race([ask(request), tooLate]);
          setFailed(false);
          return {
            results: results.map(({nbHits, ...result}) => {
              const added = nbHits - shown;
              shown = nbHits;
              return {...result, nbHits: added};
            }),
          };
        } catch {
          setFailed(true);
          return {results: []};
        }
      },
    });
  }, []);
  return (
    <StockSearchBar
      transformSearchClient={transformSearchClient}
      translations={isFailed ? failed : translations}
    />
  );
}

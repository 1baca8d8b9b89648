import {useCallback, useState, type ReactNode} from 'react';
import StockSearchBar, {type SearchClient} from '@theme-algolia/SearchBar';
import translations from '@theme/SearchTranslations';

const {errorScreen, ...modal} = translations.modal ?? {};
/** DocSearch shows the query after this string. */
const noResultsText = `${errorScreen?.helpText} ${errorScreen?.titleText}:`;
const failed = {...translations, modal: {...modal, noResultsScreen: {noResultsText}}};

/** Works around a DocSearch bug: it shows "no results" after an error. */
export default function SearchBar(): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const transformSearchClient = useCallback((client: SearchClient): SearchClient => {
    const ask = client.search;
    return Object.assign(client, {
      async search(request: unknown) {
        const answer = await ask(request).catch(() => undefined);
        setFailed(answer === undefined);
        return answer ?? {results: []};
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

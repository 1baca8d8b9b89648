import {useEffect, useRef, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/SearchPage';
import SearchPanel from '@theme/SearchPanel';
import {PAGE_SIZE, useSearchData} from 'docusaurus-search-folded/client';

import styles from './styles.module.css';

export default function SearchPage({below: Below}: Props): ReactNode {
  const {script} = useSearchData();
  const [query, setQuery] = useQueryString('q');
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const input = field.current;
    // The reader may have filled the field before the application started
    const isFilled = isFirst.current && input?.value !== '';
    isFirst.current = false;
    if (!input || (!isFilled && input.value === query)) return;
    if (!isFilled) input.value = query;
    // On the first event, `shortcuts-and-loading.ts` loads the search script. The second one starts a search,
    // and writes what the reader typed into the URL
    for (const type of ['focusin', 'input']) {
      input.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }, [query]);

  const heading = translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
  });
  const found = translate(
    {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
    {query},
  );
  return (
    <Layout
      title={query === '' ? heading : found}
      description={translate({
        id: 'theme.SearchFolded.description',
        message: 'Search all pages of this site. Accents are optional.',
      })}
    >
      <main
        className={`container margin-vert--xl ${styles.page}`}
        data-search
        data-count={PAGE_SIZE}
        data-script={script}
        data-hydrate="query"
      >
        <Heading as="h1">{heading}</Heading>
        <noscript>
          <p>
            <Translate id="theme.SearchFolded.noScript">
              Search needs JavaScript. Without it, browse the pages from the navigation bar.
            </Translate>
          </p>
        </noscript>
        <SearchPanel
          field={{ref: field, onInput: ({currentTarget}) => setQuery(currentTarget.value)}}
        >
          <button
            type="button"
            className="button button--secondary margin-top--lg"
            data-without-application
            data-act="more"
          >
            <Translate id="theme.SearchFolded.more">Show more results</Translate>
          </button>
        </SearchPanel>
        {Below && (
          <div className={styles.below}>
            <Below />
          </div>
        )}
      </main>
    </Layout>
  );
}

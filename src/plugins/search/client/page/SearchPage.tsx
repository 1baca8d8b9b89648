/** The results page of the embedded search. The address holds the query (`?q=`). */
import {useEffect, useState, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {PLUGIN_NAME, type SearchData} from '../../shared/names';
import {PAUSE_MS} from '../../shared/weights';
import Results from './Results';

import styles from './styles.module.css';

function pageTitle(query: string): string {
  return query === ''
    ? translate({id: 'dau.search.page.title', message: 'Tìm kiếm'})
    : translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query},
      );
}

/** Without scripts, it opens the same address as a plain form. */
function SearchForm({action, query, onQuery}: FormProps) {
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  // A link or the back button has changed the address
  if (lastQuery !== query) {
    setLastQuery(query);
    setTyped(query);
  }
  useEffect(() => {
    if (typed === lastQuery) return undefined;
    const timer = setTimeout(() => onQuery(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, lastQuery, onQuery]);
  const label = translate({id: 'theme.SearchPage.inputLabel', message: 'Search'});
  return (
    <form
      className={styles.form}
      role="search"
      action={action}
      data-hydrate="query"
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(typed);
      }}
    >
      <input
        className={styles.input}
        type="search"
        name="q"
        value={typed}
        aria-label={label}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({target}) => setTyped(target.value)}
      />
      <button className="button button--primary" type="submit">
        {label}
      </button>
    </form>
  );
}

type FormProps = {action: string; query: string; onQuery: (query: string) => void};

export default function SearchPage(): ReactNode {
  const {page, folder} = usePluginData(PLUGIN_NAME) as SearchData;
  const [query, setQuery] = useQueryString('q');
  const title = pageTitle(query);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title={title}
        description={translate({
          id: 'dau.search.page.description',
          message: 'Tìm trong mọi bài viết, hướng dẫn và trang; gõ không dấu cũng ra.',
        })}
      />
      <Layout>
        <main className={`container margin-vert--xl ${styles.page}`}>
          <Heading as="h1">{title}</Heading>
          <SearchForm action={page} query={query} onQuery={setQuery} />
          <noscript>
            <p className={styles.notice}>
              <Translate id="dau.search.noScript">
                Trang tìm kiếm cần JavaScript. Không bật được thì bạn xem qua danh sách bài viết và
                hướng dẫn trên thanh điều hướng nhé.
              </Translate>
            </p>
          </noscript>
          <Results folder={folder} query={query} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

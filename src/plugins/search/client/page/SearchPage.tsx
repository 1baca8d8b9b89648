/** The results page of the embedded search. The URL holds the query (`?q=`). */
import {useEffect, useRef, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {PLUGIN_NAME, type SearchData} from '../../shared/constants';
import {PAGE_SIZE, PAUSE_MS} from '../../shared/weights-and-sizes';
import {loadScript} from '../load-script';
import Parts from '../Parts';

import styles from './styles.module.css';

/** Keeps the field and the URL the same. `window.ts` searches for what is in the field. */
function useQueryField() {
  const [query, setQuery] = useQueryString('q');
  const field = useRef<HTMLInputElement>(null);
  /** The query that is in both. */
  const last = useRef('');
  useEffect(() => {
    if (!field.current || last.current === query) return;
    last.current = query;
    field.current.value = query;
    // As if the reader typed: `page-controls.js` loads the script, and the script searches
    for (const type of ['focusin', 'input']) {
      field.current.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }, [query]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The reader has left the page: its query is not for the next one
  useEffect(() => () => clearTimeout(pause.current), []);
  const onInput = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      last.current = field.current?.value ?? '';
      setQuery(last.current);
    }, PAUSE_MS);
  };
  return {query, field, onInput};
}

export default function SearchPage(): ReactNode {
  const {page, script, reportUrl} = usePluginData(PLUGIN_NAME) as SearchData;
  const {query, field, onInput} = useQueryField();
  const heading = translate({id: 'dau.search.page.title', message: 'Tìm kiếm'});
  const title =
    query === ''
      ? heading
      : translate(
          {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
          {query},
        );
  const label = translate({id: 'theme.SearchPage.inputLabel', message: 'Search'});
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
        <main
          className={`container margin-vert--xl ${styles.page}`}
          data-search
          data-count={PAGE_SIZE}
        >
          <Heading as="h1">{heading}</Heading>
          {/* Without scripts, it opens the same URL as a plain form */}
          <form
            className={styles.form}
            role="search"
            action={page}
            data-hydrate="query"
            data-script={script}
            onSubmit={(event) => event.preventDefault()}
          >
            <input
              ref={field}
              className={styles.input}
              type="search"
              name="q"
              aria-label={label}
              placeholder={translate({
                id: 'theme.SearchPage.inputPlaceholder',
                message: 'Type your search here',
              })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onInput={onInput}
              onFocus={() => loadScript(script)}
            />
            <button className="button button--primary" type="submit">
              {label}
            </button>
          </form>
          <noscript>
            <p className={styles.notice}>
              <Translate id="dau.search.noScript">
                Trang tìm kiếm cần JavaScript. Không bật được thì bạn xem qua danh sách bài viết và
                hướng dẫn trên thanh điều hướng nhé.
              </Translate>
            </p>
          </noscript>
          <Parts script={script} reportUrl={reportUrl} statusClassName={styles.notice}>
            <button
              type="button"
              className="button button--primary"
              data-without-application
              data-act="more"
            >
              <Translate id="dau.search.more">Xem thêm kết quả</Translate>
            </button>
          </Parts>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

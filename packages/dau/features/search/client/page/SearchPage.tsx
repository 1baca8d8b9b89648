import {useEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {PLUGIN_NAME, type SearchData} from '../../shared/constants';
import {PAGE_SIZE} from '../../shared/tuning';
import Panel from '../Panel';

import styles from './styles.module.css';

/** @param props.below content to show while there are no results */
export default function SearchPage({below: Below}: {below?: ComponentType}): ReactNode {
  const {script} = usePluginData(PLUGIN_NAME) as SearchData;
  const [query, setQuery] = useQueryString('q');
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!field.current || field.current.value === query) return;
    // A field that already has a value at the start was filled by the reader
    if (!isFirst.current || field.current.value === '') field.current.value = query;
    // On the first event, `page-controls.ts` loads the search script. The second one starts a search,
    // and writes what the reader typed into the URL
    for (const type of ['focusin', 'input']) {
      field.current.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }, [query]);
  useEffect(() => {
    isFirst.current = false;
  }, []);

  const heading = translate({id: 'dau.search.page.title', message: 'Tìm kiếm'});
  const found = translate(
    {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
    {query},
  );
  return (
    <Layout
      title={query === '' ? heading : found}
      description={translate({
        id: 'dau.search.page.description',
        message: 'Tìm trong mọi bài viết, hướng dẫn và trang; gõ không dấu cũng ra.',
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
            <Translate id="dau.search.noScript">
              Trang tìm kiếm cần JavaScript. Không bật được thì bạn xem qua danh sách bài viết và
              hướng dẫn trên thanh điều hướng nhé.
            </Translate>
          </p>
        </noscript>
        <Panel
          field={{
            ref: field,
            'aria-label': translate({id: 'theme.SearchPage.inputLabel', message: 'Search'}),
            placeholder: translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            }),
            onInput: ({currentTarget}) => setQuery(currentTarget.value),
          }}
        >
          <button
            type="button"
            className="button button--secondary margin-top--lg"
            data-without-application
            data-act="more"
          >
            <Translate id="dau.search.more">Xem thêm kết quả</Translate>
          </button>
        </Panel>
        {Below && (
          <div className={styles.below}>
            <Below />
          </div>
        )}
      </main>
    </Layout>
  );
}

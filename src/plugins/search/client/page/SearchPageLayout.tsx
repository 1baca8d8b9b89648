/** The results page. The address holds the query (`?q=`) and the page number (`&page=`). */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Notice from './Notice';
import Results from './Results';
import SearchForm from './SearchForm';
import {useResults, type Search} from './useResults';
import {useSearchAddress} from './useSearchAddress';

import styles from './styles.module.css';

function pageTitle(query: string): string {
  return query === ''
    ? translate({
        id: 'dau.search.page.title',
        message: 'Tìm kiếm',
        description: 'Title of the search page while nothing is searched for',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      );
}

type Props = {
  /** Path of the page. */
  readonly path: string;
  readonly search: Search;
  /** Shown below the results. */
  readonly children?: ReactNode;
};

export default function SearchPageLayout({path, search, children}: Props): ReactNode {
  const address = useSearchAddress(path);
  const [results, retry] = useResults(search, address);
  const title = pageTitle(address.query);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title={title}
        description={translate({
          id: 'dau.search.page.description',
          message: 'Tìm trong mọi bài viết, hướng dẫn và trang; gõ không dấu cũng ra.',
          description: 'Description of the search page',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={styles.page}>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <SearchForm action={path} address={address} />
          <Notice results={results} onRetry={retry} />
          {results.phase === 'found' && <Results result={results.result} address={address} />}
          {children}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

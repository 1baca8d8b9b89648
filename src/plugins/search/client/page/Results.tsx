import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {PAGE_SIZE} from '../../shared/weights';
import {createEngine, type PageResult, type SearchResult} from '../engine';
import type {Segment} from '../engine/snippet';
import Failure from '../Failure';
import Hint from '../Hint';

import styles from './styles.module.css';

type Props = {
  /** Path of the index folder. */
  folder: string;
  query: string;
};

/** Searches for the first `count` pages. Until the search ends, it returns what it had. */
function useResults({folder, query}: Props, count: number) {
  const engine = useMemo(() => createEngine(folder), [folder]);
  const [results, setResults] = useState<SearchResult | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let isCurrent = true;
    void engine
      .search(query, count)
      .catch(() => 'failed' as const)
      .then((next) => {
        if (isCurrent) setResults(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [engine, query, count, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (results !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [results, retry]);
  return {results, retry};
}

function Marked({segments}: {segments: Segment[]}) {
  return segments.map(({text, isMarked}, i) =>
    isMarked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}

function Page({title, hits: [best, ...others]}: PageResult) {
  if (!best) return null;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={best.url}>
          <Marked segments={best.heading} />
        </Link>
      </Heading>
      {best.anchor !== '' && <p className={styles.resultPage}>{title}</p>}
      <p className={styles.resultText}>
        <Marked segments={best.snippet} />
      </p>
      <ul className={styles.sections}>
        {others.map(({url, heading}) => (
          <li key={url}>
            <Link to={url}>
              <Marked segments={heading} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

function useCountText(): (results: SearchResult | undefined) => string {
  const {selectMessage} = usePluralForm();
  return (results) => {
    if (!results) {
      return translate({id: 'dau.search.searching', message: 'Đang tìm…'});
    }
    if (results.total === 0) {
      return translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'});
    }
    const message = translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
      },
      {count: results.total},
    );
    return selectMessage(results.total, message);
  };
}

/** The pages for a query, in the same order as in the search window. */
export default function Results({folder, query}: Props): ReactNode {
  const [count, setCount] = useState(PAGE_SIZE);
  const {results, retry} = useResults({folder, query}, count);
  const countText = useCountText();
  if (query.trim() === '') return <Hint className={styles.notice} />;
  if (results === 'failed') return <Failure className={styles.notice} onRetry={retry} />;
  return (
    <>
      <p className={styles.notice} role="status">
        {countText(results)}
      </p>
      {results?.pages.map((page) => (
        <Page key={page.url} {...page} />
      ))}
      {results && results.pages.length < results.total && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => setCount(count + PAGE_SIZE)}
        >
          <Translate id="dau.search.more">Xem thêm kết quả</Translate>
        </button>
      )}
    </>
  );
}

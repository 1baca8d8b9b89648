import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {Hit, PageResult, SearchResult} from '../engine';
import type {Segment} from '../snippet';

import {PAGE_SIZE} from '../../limits';
import type {SearchAddress} from './useSearchAddress';

import styles from './styles.module.css';

function Marked({segments}: {segments: readonly Segment[]}) {
  return segments.map(({text, marked}, i) =>
    marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}

function Section({hit}: {hit: Hit}) {
  return (
    <li>
      <Link to={hit.url}>
        <Marked segments={hit.heading} />
      </Link>
    </li>
  );
}

function Page({title, hits}: PageResult) {
  const [best, ...others] = hits;
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
      {others.length > 0 && (
        <ul className={styles.sections}>
          {others.map((hit) => (
            <Section key={hit.url} hit={hit} />
          ))}
        </ul>
      )}
    </article>
  );
}

function Paging({address, pages}: {address: SearchAddress; pages: number}) {
  if (pages < 2) return null;
  return (
    <nav
      className={styles.paging}
      aria-label={translate({
        id: 'dau.search.paging',
        message: 'Các trang kết quả',
        description: 'Label of the links between pages of search results',
      })}
    >
      {address.page > 1 && (
        <Link to={address.linkTo(address.page - 1)} rel="prev">
          <Translate id="dau.search.previous" description="Link to the previous page of results">
            Trang trước
          </Translate>
        </Link>
      )}
      <span>
        <Translate
          id="dau.search.position"
          description="Which page of search results is shown"
          values={{page: address.page, pages}}
        >
          {'Trang {page} trên {pages}'}
        </Translate>
      </span>
      {address.page < pages && (
        <Link to={address.linkTo(address.page + 1)} rel="next">
          <Translate id="dau.search.next" description="Link to the next page of results">
            Trang sau
          </Translate>
        </Link>
      )}
    </nav>
  );
}

/** One page of results, in the same order as in the modal. */
export default function Results({
  result,
  address,
}: {
  result: SearchResult;
  address: SearchAddress;
}): ReactNode {
  return (
    <>
      {result.pages.map((page) => (
        <Page key={page.url} {...page} />
      ))}
      <Paging address={address} pages={Math.ceil(result.total / PAGE_SIZE)} />
    </>
  );
}

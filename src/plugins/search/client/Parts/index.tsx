/**
 * What the dialog and the results page show below their field: one of these parts at a time.
 * `window.ts` fills the empty lists, so React does not look into them.
 */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

import Failure from '../Failure';
import Hint from '../Hint';

import styles from './styles.module.css';

/** For an element whose content `window.ts` writes. React leaves it as it is. */
const FILLED = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

function List({name, title}: {name: string; title: string}) {
  return (
    <section hidden>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} data-list={name} {...FILLED} />
    </section>
  );
}

type Props = {
  /** Path of the script that fills the parts. */
  script: string;
  reportUrl?: string;
  /** What follows the results. */
  children: ReactNode;
  /** Class of the number of results. By default only screen readers find it. */
  statusClassName?: string;
};

export default function Parts({
  script,
  reportUrl,
  children,
  statusClassName = styles.status,
}: Props): ReactNode {
  return (
    <>
      <p
        className={statusClassName}
        role="status"
        data-text={translate({id: 'dau.search.status', message: '{count} kết quả'})}
        {...FILLED}
      />
      <div data-part="start">
        <List
          name="recent"
          title={translate({
            id: 'theme.SearchModal.startScreen.recentSearchesTitle',
            message: 'Recent',
          })}
        />
        <List
          name="saved"
          title={translate({
            id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
            message: 'Favorite',
          })}
        />
        <Hint />
      </div>
      <p className={styles.notice} data-part="searching" hidden>
        <Translate id="dau.search.searching">Đang tìm…</Translate>
      </p>
      <div data-part="found" hidden>
        <ul className={styles.list} data-list="results" {...FILLED} />
        <p className={styles.notice}>{children}</p>
      </div>
      <div data-part="nothing" hidden>
        <p className={styles.lead}>
          <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate>{' '}
          <q data-field="query" {...FILLED} />
        </p>
        <List
          name="suggestions"
          title={translate({
            id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
            message: 'Try searching for',
          })}
        />
        {reportUrl && (
          <p className={styles.notice}>
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
              Believe this query should return results?
            </Translate>{' '}
            <a href={reportUrl} data-report target="_blank" rel="noopener noreferrer">
              <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
                Let us know.
              </Translate>
            </a>
          </p>
        )}
      </div>
      <Failure className={styles.notice} script={script} />
    </>
  );
}

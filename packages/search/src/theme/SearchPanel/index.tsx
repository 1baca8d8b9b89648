import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import IconSearch from '@theme/Icon/Search';
import type {Props} from '@theme/SearchPanel';
import Tag from '@theme/Tag';
import {useSearchData} from 'docusaurus-search-folded/client';

import Row from './Row';
import styles from './styles.module.css';

/** With these props, React does not change the content that the search script adds. */
const FILLED = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

function List({name, title}: {name: string; title: string}) {
  return (
    <section hidden>
      <h2 className={styles.notice}>{title}</h2>
      <ul className={styles.list} data-list={name} {...FILLED} />
    </section>
  );
}

function Topics({title}: {title: string}) {
  const {topics} = useSearchData();
  if (topics.length === 0) return null;
  return (
    <>
      <p className={styles.notice}>{title}</p>
      <ul className={styles.topics}>
        {topics.map(({label, url}) => (
          <li key={url}>
            <Tag label={label} permalink={url} description={undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

export default function SearchPanel({field, button, children}: Props): ReactNode {
  const {page, storageKey, reportUrl} = useSearchData();
  const lastBuild = process.env.NODE_ENV === 'development' && (
    <Translate id="theme.SearchFolded.noIndex">
      In development, search uses the last build. Run npm run build to update it.
    </Translate>
  );
  return (
    <>
      {/* Without scripts, the form opens the results page */}
      <form className={styles.form} action={page} role="search" data-storage={storageKey}>
        <IconSearch />
        <input
          className={styles.field}
          // In a `search` field, Escape would clear the field instead of closing the dialog
          type="text"
          name="q"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
          placeholder={translate({
            id: 'theme.SearchModal.searchBox.placeholderText',
            message: 'Search docs',
          })}
          {...field}
        />
        {button}
      </form>
      <div className={styles.parts}>
        <p
          className={styles.notice}
          role="status"
          data-text={translate({id: 'theme.SearchFolded.status', message: 'Results: {count}'})}
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
          <p className={styles.notice}>
            <Translate id="theme.SearchFolded.hint">
              Accents are optional: “cafe” finds “café”.
            </Translate>
          </p>
          {lastBuild && <p className={styles.notice}>{lastBuild}</p>}
          <Topics
            title={translate({
              id: 'theme.SearchFolded.topics',
              message: 'Or browse a topic:',
              description: 'Above links to tags, before a search',
            })}
          />
        </div>
        <p className={styles.notice} data-part="searching" hidden>
          <Translate id="theme.SearchFolded.searching">Searching…</Translate>
        </p>
        <div data-part="found" hidden>
          <ul className={styles.list} data-list="results" {...FILLED} />
          <p className={styles.notice}>{children}</p>
        </div>
        <div data-part="nothing" hidden>
          <p className={styles.lead}>
            <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
              No results found for
            </Translate>{' '}
            <q data-query {...FILLED} />
          </p>
          <Topics
            title={translate({
              id: 'theme.SearchFolded.fewer',
              message: 'Try fewer words, or browse a topic:',
              description: 'Above links to tags, after a search without results',
            })}
          />
          {reportUrl && (
            <p className={styles.notice}>
              <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
                Believe this query should return results?
              </Translate>{' '}
              <a href={reportUrl} data-report={reportUrl} target="_blank" rel="noopener noreferrer">
                <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
                  Let us know.
                </Translate>
              </a>
            </p>
          )}
        </div>
        <div className={styles.notice} role="alert" hidden data-part="failed">
          <p>
            <Translate id="theme.SearchModal.errorScreen.titleText">
              Unable to fetch results
            </Translate>
          </p>
          <p>
            {lastBuild || (
              <Translate id="theme.SearchModal.errorScreen.helpText">
                You might want to check your network connection.
              </Translate>
            )}
          </p>
          <button
            type="button"
            className="button button--primary"
            data-without-application
            data-act="retry"
          >
            <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
          </button>
        </div>
      </div>
      <Row page={page} />
    </>
  );
}

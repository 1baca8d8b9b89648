import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import IconSearch from '@theme/Icon/Search';
import SearchPanel from '@theme/SearchPanel';
import {DIALOG, useSearchData, WINDOW_PAGES} from 'docusaurus-search-folded/client';

import styles from './styles.module.css';

// React's types lack these attributes
const OPEN = {commandfor: DIALOG, command: 'show-modal'};
const CLOSE = {commandfor: DIALOG, command: 'close'};

/**
 * The search button and the search window. `shortcuts-and-loading.ts` loads the script in `data-script` when
 * the reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const {page, folder, script, slashKey} = useSearchData();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const seeAll = translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'});
  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...OPEN}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${slashKey ? ' /' : ''}`}
        data-script={script}
      >
        <IconSearch />
        <span>{label}</span>
        <kbd aria-hidden="true">{slashKey ? '/' : 'Ctrl K'}</kbd>
      </button>
      <dialog
        id={DIALOG}
        className={styles.dialog}
        closedby="any"
        aria-label={label}
        data-search-ignore
        data-nosnippet
        data-search
        data-count={WINDOW_PAGES}
        data-index={folder}
        data-script={script}
      >
        <SearchPanel
          button={
            <button
              type="button"
              className={`clean-btn ${styles.close}`}
              {...CLOSE}
              aria-label={translate({
                id: 'theme.SearchModal.searchBox.cancelButtonText',
                message: 'Cancel',
              })}
            >
              <IconClose width={14} height={14} />
            </button>
          }
        >
          <a href={page} data-see-all data-text={seeAll} suppressHydrationWarning>
            {seeAll}
          </a>
        </SearchPanel>
      </dialog>
    </>
  );
}

/**
 * The search button, and the search window: a dialog in every page's HTML. The script that fills it
 * loads when the reader is about to search (`page-controls.js` loads what `data-script` names), and needs
 * nothing of the application. Without scripts, it is a form that leads to the results page.
 */
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import IconClose from '@theme/Icon/Close';

import Parts from '../../client/Parts';
import Rows from '../../client/Parts/Rows';
import {loadScript} from '../../client/load-script';
import {DIALOG, PLUGIN_NAME, type SearchData} from '../../shared/constants';
import {WINDOW_PAGES} from '../../shared/weights-and-sizes';

import styles from './styles.module.css';

function Magnifier() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </svg>
  );
}

/** Opens the links that `window.ts` makes without a page load, as the application opens its own. */
function useFoundLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('[data-page], [data-see-all]');
      if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.push(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}

export default function SearchBar(): ReactNode {
  const {page, folder, script, slashKey, reportUrl} = usePluginData(PLUGIN_NAME) as SearchData;
  useFoundLinks();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <button
        type="button"
        className={styles.button}
        commandfor={DIALOG}
        command="show-modal"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${slashKey ? ' /' : ''}`}
        data-script={script}
        onClick={() => loadScript(script)}
      >
        <Magnifier />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          {slashKey ? '/' : 'Ctrl K'}
        </kbd>
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
      >
        <form className={styles.form} action={page} role="search">
          <Magnifier />
          <input
            className={styles.field}
            // Escape would empty a field of type `search` first
            type="text"
            name="q"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
            aria-label={label}
            placeholder={translate({
              id: 'theme.SearchModal.searchBox.placeholderText',
              message: 'Search docs',
            })}
          />
          <button
            type="button"
            className={styles.close}
            commandfor={DIALOG}
            command="close"
            aria-label={translate({
              id: 'theme.SearchModal.searchBox.cancelButtonText',
              message: 'Cancel',
            })}
          >
            <IconClose width={14} height={14} />
          </button>
        </form>
        <div className={styles.parts}>
          <Parts script={script} reportUrl={reportUrl}>
            <a href={page} data-see-all suppressHydrationWarning>
              <Translate id="theme.SearchBar.seeAll" values={{count: '{count}'}}>
                {'See all {count} results'}
              </Translate>
            </a>
          </Parts>
        </div>
        <Rows page={page} />
      </dialog>
    </>
  );
}

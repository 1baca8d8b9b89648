/**
 * What DocSearch's modal lacks: an error screen that stays, the number of results for screen
 * readers, the role of a dialog, and the hint that queries work without marks.
 */
import {useContext, useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

import Failure from '../Failure';
import Hint from '../Hint';
import {SearchStateContext} from './search-client';

/** The modal has the role of a button. */
function useDialogRole(container: HTMLElement): void {
  useEffect(() => {
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls']) {
      container.removeAttribute(name);
    }
    container.removeAttribute('aria-labelledby');
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    const input = container.querySelector('.DocSearch-Input');
    container.setAttribute('aria-label', translations.button?.buttonAriaLabel ?? '');
    input?.setAttribute('role', 'combobox');
    // Safari marks the Enter that ends a word of an input method by this code alone. It opens no result
    const keepFromModal = (event: KeyboardEvent) => {
      if (event.keyCode === 229) event.stopPropagation();
    };
    container.addEventListener('keydown', keepFromModal, true);
    return () => container.removeEventListener('keydown', keepFromModal, true);
  }, [container]);
}

/** Other queries to try. DocSearch's own list never shows. */
function Suggestions({queries, onPick}: {queries: string[]; onPick: (query: string) => void}) {
  if (queries.length === 0) return null;
  return (
    <p className="dau-search-suggestions">
      {translations.modal?.noResultsScreen?.suggestedQueryText}:{' '}
      {queries.map((query) => (
        <button
          key={query}
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onPick(query)}
        >
          {query}
        </button>
      ))}
    </p>
  );
}

type Props = {
  /** Element of the open modal. */
  container: HTMLElement;
  /** Called when the reader follows a link. */
  onLeave: () => void;
};

export default function Extras({container, onLeave}: Props): ReactNode {
  const {phase, total, suggestions} = useContext(SearchStateContext);
  const {selectMessage} = usePluralForm();
  useDialogRole(container);
  useEffect(() => {
    container.setAttribute('data-search-phase', phase);
    const input = container.querySelector('.DocSearch-Input');
    input?.setAttribute('aria-expanded', String(phase === 'found'));
  }, [container, phase]);
  const count = translate({id: 'dau.search.status', message: '{count} kết quả'}, {count: total});
  /** Searches for another query, or again. */
  const searchFor = (query?: string) => {
    const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!input) return;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    // As if the reader typed it
    if (query) value?.set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    // The modal searches when its field gets the focus
    input.blur();
    input.focus();
  };
  return createPortal(
    <div className="dau-search-extras">
      <Hint className="dau-search-hint" onLeave={onLeave} />
      {phase === 'failed' && (
        <Failure className="DocSearch-ErrorScreen" onRetry={() => searchFor()} />
      )}
      <Suggestions queries={suggestions} onPick={searchFor} />
      <p className="dau-search-status" role="status">
        {phase === 'found' && selectMessage(total, count)}
      </p>
    </div>,
    container.querySelector('.DocSearch-Modal') ?? container,
  );
}

/**
 * Adds what the DocSearch modal lacks: an error screen that stays visible,
 * suggestions, the hint that queries work without marks, a live region with the
 * number of results, and the dialog role.
 */
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

import {IDLE, type SearchState, type Session} from './session';
import {buttonLabel} from './button-label';
import {errorTexts, suggestionsLabel} from './translations';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/** Keeps the focus inside the modal. The modal's own focus trap also counts hidden elements. */
function trapFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const focusable = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => isVisible(element) && element.tabIndex >= 0,
  );
  const edge = event.shiftKey ? focusable[0] : focusable[focusable.length - 1];
  event.stopImmediatePropagation();
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? focusable[focusable.length - 1] : focusable[0])?.focus();
}

/** Gives the container the role `dialog`: the modal gives it `button`. */
function fixRoles(container: HTMLElement, input: HTMLInputElement): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  for (const name of [
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-labelledby',
    'aria-controls',
  ]) {
    container.removeAttribute(name);
  }
  container.setAttribute('aria-label', buttonLabel());
  input.setAttribute('role', 'combobox');
}

/** Writes a query into the field as if the reader had typed it. */
function fillIn(query: string): void {
  const input = findModal()?.input;
  if (!input) return;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** Returns the elements of the open modal, or `undefined` if it is closed. */
function findModal() {
  const container = document.querySelector<HTMLElement>('.DocSearch-Container');
  const body = container?.querySelector<HTMLElement>('.DocSearch-Modal');
  const input = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  return container && body && input ? {container, body, input} : undefined;
}

/** Fixes roles and focus of the open modal, and records whether an input method is composing. */
function useModalFixes(session: Session): void {
  useEffect(() => {
    const modal = findModal();
    if (!modal) return undefined;
    const {container, input} = modal;
    fixRoles(container, input);
    const onKeyDown = (event: KeyboardEvent) => {
      // The key belongs to an input method. Of the Enter that ends a word, Safari says so by this
      // code alone: it must open no result
      if (event.keyCode === 229) event.stopPropagation();
      else trapFocus(container, event);
    };
    const onStart = () => session.setComposing(true);
    const onEnd = () => session.setComposing(false);
    container.addEventListener('keydown', onKeyDown, true);
    container.addEventListener('compositionstart', onStart, true);
    container.addEventListener('compositionend', onEnd, true);
    return () => {
      container.removeEventListener('keydown', onKeyDown, true);
      container.removeEventListener('compositionstart', onStart, true);
      container.removeEventListener('compositionend', onEnd, true);
      session.setComposing(false);
    };
  }, [session]);
}

/** Exposes the phase to CSS and screen readers. After a failure it searches again once online. */
function usePhase(phase: SearchState['phase']): void {
  useEffect(() => {
    const modal = findModal();
    if (!modal) return undefined;
    modal.container.dataset.searchPhase = phase;
    modal.input.setAttribute('aria-expanded', String(phase === 'found'));
    if (phase !== 'failed') return undefined;
    window.addEventListener('online', searchAgain);
    return () => window.removeEventListener('online', searchAgain);
  }, [phase]);
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const {titleText, helpText} = errorTexts();
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
      <button type="button" className="dau-search-retry" onClick={onRetry}>
        <Translate id="dau.search.retry" description="Button that searches again after a failure">
          Thử lại
        </Translate>
      </button>
    </div>
  );
}

function Suggestions({
  queries,
  onPick,
}: {
  queries: readonly string[];
  onPick: (query: string) => void;
}) {
  if (queries.length === 0) return null;
  return (
    <div className="dau-search-suggestions">
      <p className="DocSearch-Help">{suggestionsLabel()}:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hint() {
  return (
    <p className="dau-search-hint">
      <Translate
        id="dau.search.hint"
        description="Hint in the empty search dialog; the example is the same phrase without and with marks"
        values={{
          plain: <kbd key="plain">khong tim thay</kbd>,
          marked: <kbd key="marked">không tìm thấy</kbd>,
        }}
      >
        {'Gõ không dấu cũng được: {plain} tìm ra {marked}.'}
      </Translate>
    </p>
  );
}

type Props = {
  readonly session: Session;
  /** Element of the modal that the extras are rendered into. */
  readonly body: HTMLElement;
  /** Whether to show the hint that queries work without marks. */
  readonly hint?: boolean;
};

/** The extras of the open modal. */
export default function ModalExtras({session, body, hint = false}: Props): ReactNode {
  const {phase, total, suggestions} = useSyncExternalStore(
    session.subscribe,
    session.get,
    () => IDLE,
  );
  const {selectMessage} = usePluralForm();
  useModalFixes(session);
  usePhase(phase);
  return createPortal(
    <div className="dau-search-extras">
      {hint && <Hint />}
      {phase === 'failed' && <Failure onRetry={searchAgain} />}
      {phase === 'nothing' && <Suggestions queries={suggestions} onPick={fillIn} />}
      <p className="dau-search-status" role="status">
        {phase === 'found' &&
          selectMessage(
            total,
            translate(
              {
                id: 'dau.search.status',
                message: '{count} kết quả',
                description:
                  'Number of results, read out by screen readers; plural forms separated by |',
              },
              {count: total},
            ),
          )}
      </p>
    </div>,
    body,
  );
}

/** Repeats the search: the modal searches for the text of its field when the field gets focus. */
function searchAgain(): void {
  const input = findModal()?.input;
  input?.blur();
  input?.focus();
}

/**
 * The search button, and the dialog with a field that it opens before the application runs.
 * DocSearch's window takes the place of the dialog as soon as it is there.
 */
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import IconClose from '@theme/Icon/Close';

import {loadModal} from '../../client/modal/load-modal';
import type {ModalProps} from '../../client/modal/Modal';
import Hint from '../../client/Hint';
import {DIALOG, PLUGIN_NAME, type SearchData} from '../../shared/names';

import styles from './styles.module.css';

function Magnifier() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </svg>
  );
}

export default function SearchBar(): ReactNode {
  const data = usePluginData(PLUGIN_NAME) as SearchData;
  const [isFailed, setFailed] = useState(false);
  const [modal, setModal] = useState<{Modal: ComponentType<ModalProps>; query: string}>();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  /** Puts DocSearch's window in the place of the dialog, with the text and the caret. */
  const takeOver = useCallback(
    (Modal: ComponentType<ModalProps>) => {
      const from = field.current;
      // A letter that is being composed is finished first
      if (!from || !dialog.current?.open || isComposing.current) return;
      const {value, selectionStart, selectionEnd} = from;
      dialog.current.close();
      // At once, so that no letter is lost between the two fields
      flushSync(() => setModal({Modal, query: value}));
      const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      input?.focus();
      input?.setSelectionRange(selectionStart, selectionEnd);
      from.value = '';
    },
    [setModal],
  );
  const load = useCallback(() => {
    setFailed(false);
    loadModal(data).then(takeOver, () => setFailed(true));
  }, [data, takeOver]);
  useEffect(() => {
    // Opened before the application ran
    if (dialog.current?.open) load();
  }, [load]);

  const close = useCallback((hasNavigated = false) => {
    setModal(undefined);
    // When the page is no longer inert
    if (!hasNavigated) setTimeout(() => button.current?.focus());
  }, []);
  useDocSearchKeyboardEvents({
    isOpen: modal !== undefined,
    // Where no script has opened the dialog before the application ran
    onOpen: () => dialog.current?.open || dialog.current?.showModal(),
    onClose: close,
    searchButtonRef: button,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const prepare = () => {
    // The dialog shows a failure
    loadModal(data).catch(() => undefined);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        commandfor={DIALOG}
        command="show-modal"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <Magnifier />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <dialog
        ref={dialog}
        id={DIALOG}
        className={styles.dialog}
        closedby="any"
        aria-label={label}
        data-search-ignore
        data-nosnippet
      >
        <form className={styles.form} action={data.page} role="search">
          <Magnifier />
          <input
            ref={field}
            className={styles.field}
            type="search"
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
            onFocus={load}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
              load();
            }}
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
        <Hint className={styles.hint} />
        {isFailed && (
          <p role="alert" className={styles.failure}>
            <Translate id="dau.search.loadFailed">
              Chưa tải được kết quả. Bạn nhấn Enter để tìm ở trang riêng.
            </Translate>
          </p>
        )}
      </dialog>
      {modal && <modal.Modal data={data} initialQuery={modal.query} onClose={close} />}
    </>
  );
}

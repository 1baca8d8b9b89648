/** The search button and its shortcuts. The modal loads when the reader hovers, focuses or opens it. */
import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';

import {afterPaint} from '../../../../lib/after-paint';
import {loadModal} from '../../client/loadModal';
import {buttonLabel} from '../../client/button-label';
import {recordTypeAhead} from '../../client/type-ahead';
import {useShortcuts} from '../../client/useShortcuts';
import {PLUGIN_NAME, type SearchGlobalData} from '../../names';

import styles from './styles.module.css';

type ModalProps = {
  data: SearchGlobalData;
  initialQuery: string;
  onClose: (navigated?: boolean) => void;
};

export default function SearchBar(): ReactNode {
  const data = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [modal, setModal] = useState<{Modal: ComponentType<ModalProps>; query: string}>();
  const button = useRef<HTMLButtonElement>(null);
  const openedFrom = useRef<Element | null>(null);

  const prepare = useCallback(() => {
    // `open` shows the failure.
    loadModal(data).catch(() => undefined);
  }, [data]);

  const open = useCallback(() => {
    if (state === 'opening' || state === 'open') return;
    openedFrom.current = document.activeElement;
    setState('opening');
    const stopRecording = recordTypeAhead();
    loadModal(data).then(
      (Modal) =>
        // Paint the button's busy state first: rendering the modal takes 250 ms on a slow phone
        afterPaint(() => {
          // Synchronously, so that no key gets lost before the field has the focus
          flushSync(() => {
            setModal({Modal, query: stopRecording()});
            setState('open');
          });
        }),
      () => {
        stopRecording();
        setState('failed');
      },
    );
  }, [data, state]);

  const close = useCallback((navigated = false) => {
    setState('closed');
    if (navigated) return;
    // Wait until the page behind the modal is no longer inert.
    setTimeout(() => {
      const from = openedFrom.current;
      const back =
        from instanceof HTMLElement && from.isConnected && from !== document.body
          ? from
          : button.current;
      back?.focus();
    });
  }, []);

  useShortcuts({isOpen: state === 'open', onOpen: open, onClose: close});

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={buttonLabel()}
        aria-haspopup="dialog"
        aria-busy={state === 'opening' || undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <span className={styles.label}>{buttonLabel()}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          <Translate
            id="dau.search.loadFailed"
            description="Shown below the search button when the search dialog cannot be loaded"
          >
            Chưa mở được ô tìm kiếm. Bạn bấm lại nhé; nếu vẫn chưa được, hãy tải lại trang.
          </Translate>
        </p>
      )}
      {state === 'open' && modal && (
        <modal.Modal data={data} initialQuery={modal.query} onClose={close} />
      )}
    </>
  );
}

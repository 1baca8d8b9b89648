import Translate from '@docusaurus/Translate';

import Icon from '@site/src/lib/ui/Icon';

import styles from './styles.module.css';

/** Opens the browser's print dialog, which can also save a PDF. The hint also works without scripts. */
export default function PrintButton() {
  return (
    <p className={styles.print} data-print="hide">
      <button
        type="button"
        className={`button button--primary ${styles.button}`}
        onClick={() => window.print()}
      >
        <Icon name="print" />
        <Translate id="dau.cv.print">In hoặc lưu PDF</Translate>
      </button>
      <span className={styles.hint}>
        <Translate id="dau.cv.printHint" values={{shortcut: <kbd>Ctrl/⌘ + P</kbd>}}>
          {'hoặc nhấn {shortcut} rồi chọn “Lưu dưới dạng PDF”'}
        </Translate>
      </span>
    </p>
  );
}

import Translate from '@docusaurus/Translate';

import Icon from '@site/src/lib/ui/Icon';

import styles from './styles.module.css';

/** Opens the browser's print dialog, which can also save a PDF. */
export default function PrintButton() {
  return (
    <button
      type="button"
      className={`button button--primary ${styles.button}`}
      data-print="hide"
      onClick={() => window.print()}
    >
      <Icon name="print" />
      <Translate id="dau.cv.print">In hoặc lưu PDF</Translate>
    </button>
  );
}

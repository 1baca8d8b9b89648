import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** Says that something came with the template, so that no reader takes it for a fact. */
export default function SampleMark() {
  return (
    <span className={styles.mark} data-search-ignore>
      <Translate id="dau.sample.mark">Nội dung mẫu</Translate>
    </span>
  );
}

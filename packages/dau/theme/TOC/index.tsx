import Translate from '@docusaurus/Translate';
import TOC from '@theme-init/TOC';
import type {Props} from '@theme/TOC';

import {shellId} from '../../utils/shell-ids';

import styles from './styles.module.css';

/** Adds a title and a landmark to the table of contents beside the content. */
export default function TOCWrapper(props: Props) {
  return (
    <nav className={styles.contents} aria-labelledby={shellId('contents')}>
      <p id={shellId('contents')} className={styles.title}>
        <Translate id="dau.contents.title">Mục lục</Translate>
      </p>
      <TOC {...props} />
    </nav>
  );
}

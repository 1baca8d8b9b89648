import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** The column with the table of contents: a landmark with a title, outside `main`. */
export default function PageContents({children}: {readonly children: ReactNode}) {
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <div className={styles.sticky}>
        <p id="page-contents" className={styles.title}>
          <Translate id="dau.contents.title">Mục lục</Translate>
        </p>
        {children}
      </div>
    </nav>
  );
}

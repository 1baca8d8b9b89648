import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** Shows the rendered result of the source above it. */
export default function Result({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.result}>
      <p className={styles.label} data-search-ignore>
        <Translate id="dau.result">Kết quả</Translate>
      </p>
      {children}
    </div>
  );
}

import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A magnifying glass in the text color. */
export default function IconSearch(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4" />
    </svg>
  );
}

import type {ReactNode} from 'react';
import Header from '@theme-original/Playground/Header';
import type {Props} from '@theme/Playground/Header';

import styles from './styles.module.css';

export default function HeaderWrapper(props: Props): ReactNode {
  return (
    <div className={styles.header}>
      <Header {...props} />
    </div>
  );
}

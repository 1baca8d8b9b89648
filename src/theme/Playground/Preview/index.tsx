import type {ReactNode} from 'react';
import Preview from '@theme-original/Playground/Preview';
import type {Props} from '@theme/Playground/Preview';

import styles from './styles.module.css';

export default function PreviewWrapper(props: Props): ReactNode {
  return (
    <div className={styles.preview}>
      <Preview {...props} />
    </div>
  );
}

import clsx from 'clsx';

import type {TagColor} from '@site/src/plugins/site-data/author-types';

import styles from './styles.module.css';

/** A dot in a tag's color. It is decoration: the tag's label is beside it. */
export default function TagDot({color}: {readonly color: TagColor}) {
  return <span className={clsx(styles.dot, styles[color])} aria-hidden="true" />;
}

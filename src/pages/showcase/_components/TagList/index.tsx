import clsx from 'clsx';

import {translate} from '@docusaurus/Translate';

import type {ViewTag} from '@site/src/plugins/site-data/types';

import styles from './styles.module.css';

/** The tags of one project. The dot has the tag's colour, the word beside it says the same. */
export default function TagList({tags}: {readonly tags: readonly ViewTag[]}) {
  return (
    <ul
      className={styles.tags}
      aria-label={translate({
        id: 'dau.showcase.tags',
        message: 'Thẻ',
        description: 'Name of a project’s list of tags, for screen readers',
      })}
    >
      {tags.map(({id, label, color}) => (
        <li key={id} className={styles.tag}>
          <span className={clsx(styles.dot, styles[color])} />
          {label}
        </li>
      ))}
    </ul>
  );
}

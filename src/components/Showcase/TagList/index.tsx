import {translate} from '@docusaurus/Translate';

import type {ViewTag} from '@site/src/plugins/content/data/view-types';

import TagDot from '../TagDot';
import styles from './styles.module.css';

/** The tags of one project. */
export default function TagList({tags}: {readonly tags: readonly ViewTag[]}) {
  return (
    <ul
      className={`dau-list ${styles.tags}`}
      aria-label={translate({id: 'dau.showcase.tags', message: 'Thẻ'})}
    >
      {tags.map(({id, label, color}) => (
        <li key={id} className={styles.tag}>
          <TagDot color={color} />
          {label}
        </li>
      ))}
    </ul>
  );
}

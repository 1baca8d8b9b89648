import Translate from '@docusaurus/Translate';

import type {CvSectionId} from '@site/src/plugins/content/data/view-types';

import {sectionLabel} from '../section-labels';
import styles from './styles.module.css';

/** Links to the sections of the CV. Renders nothing if there are none. */
export default function TableOfContents({ids}: {readonly ids: readonly CvSectionId[]}) {
  if (ids.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="cv-toc">
      <p id="cv-toc" className={styles.title}>
        <Translate id="dau.cv.toc">Mục lục</Translate>
      </p>
      <ul className={`dau-list ${styles.list}`}>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{sectionLabel(id)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

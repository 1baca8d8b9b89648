import TOC from '@theme/TOC';

import type {CvSectionId} from '../../../features/site-data/showcase-and-community';

import {sectionLabel} from '../Section';
import styles from '../screen-and-print.module.css';

export default function TableOfContents({ids}: {readonly ids: readonly CvSectionId[]}) {
  if (ids.length === 0) return null;
  const toc = ids.map((id) => ({id, value: sectionLabel(id), level: 2}));
  return (
    <div className={styles.column}>
      <TOC toc={toc} />
    </div>
  );
}

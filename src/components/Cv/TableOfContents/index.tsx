import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';

import type {CvSectionId} from '@site/src/plugins/site-data/views';

import {sectionLabel} from '../section-labels';
import styles from './styles.module.css';

export default function TableOfContents({ids}: {readonly ids: readonly CvSectionId[]}) {
  if (ids.length === 0) return null;
  const toc = ids.map((id) => ({id, value: sectionLabel(id), level: 2}));
  return (
    <>
      <TOCCollapsible toc={toc} className="margin-bottom--lg" />
      <div className={styles.column}>
        <TOC toc={toc} />
      </div>
    </>
  );
}

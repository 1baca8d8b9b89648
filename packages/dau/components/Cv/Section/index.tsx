import useBrokenLinks from '@docusaurus/useBrokenLinks';

import type {CvSection} from '../../../features/site-data/views';

import Entry from '../Entry';
import {sectionLabel} from '../section-labels';
import styles from './styles.module.css';

/** Sections with one line per entry. */
const SHORT = new Set<CvSection['id']>(['skills', 'languages', 'interests']);

export default function Section({id, entries}: CvSection) {
  // The link check must find this id, because the table of contents links to it
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {sectionLabel(id)}
      </h2>
      {SHORT.has(id) ? (
        <dl className={styles.pairs}>
          {entries.map(({title, summary, keywords}) => (
            <div key={title} className={styles.pair}>
              <dt>{title}</dt>
              <dd>{[summary, ...keywords].filter(Boolean).join(', ')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        entries.map((entry, index) => <Entry key={index} {...entry} />)
      )}
    </section>
  );
}

import {Fragment} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';

import type {
  CvEntry,
  CvSection,
  CvSectionId,
} from '../../../features/site-data/showcase-and-community';

import styles from '../screen-and-print.module.css';

export function sectionLabel(id: CvSectionId): string {
  return {
    work: translate({id: 'dau.cv.work', message: 'Kinh nghiệm làm việc'}),
    projects: translate({id: 'dau.cv.projects', message: 'Dự án'}),
    education: translate({id: 'dau.cv.education', message: 'Học vấn'}),
    volunteer: translate({id: 'dau.cv.volunteer', message: 'Hoạt động cộng đồng'}),
    awards: translate({id: 'dau.cv.awards', message: 'Giải thưởng'}),
    certificates: translate({id: 'dau.cv.certificates', message: 'Chứng chỉ'}),
    publications: translate({id: 'dau.cv.publications', message: 'Ấn phẩm'}),
    skills: translate({id: 'dau.cv.skills', message: 'Kỹ năng'}),
    languages: translate({id: 'dau.cv.languages', message: 'Ngôn ngữ'}),
    interests: translate({id: 'dau.cv.interests', message: 'Sở thích'}),
    references: translate({id: 'dau.cv.references', message: 'Người giới thiệu'}),
  }[id];
}

function Entry(entry: CvEntry) {
  const {title, organisation, location, url, summary, highlights, keywords} = entry;
  const now = entry.isOngoing && translate({id: 'dau.cv.now', message: 'nay'});
  const period = [...entry.dates, now].filter(Boolean).join(' – ');
  // Link the organization, or the title if there is no organization
  const linked = (text: string) => (url === undefined ? text : <Link href={url}>{text}</Link>);
  return (
    <div className={`dau-linked ${styles.entry}`}>
      <Heading as="h3" className={styles.entryTitle}>
        {organisation === undefined ? linked(title) : title}
      </Heading>
      {period && <p className={`dau-soft ${styles.period}`}>{period}</p>}
      {(organisation !== undefined || location !== undefined) && (
        <p className="dau-soft margin-bottom--none">
          {organisation !== undefined && linked(organisation)}
          {organisation !== undefined && location !== undefined && ', '}
          {location}
        </p>
      )}
      {summary !== undefined && <p className={styles.details}>{summary}</p>}
      {highlights.length > 0 && (
        <ul className={styles.details}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {keywords.length > 0 && <p className={`dau-soft ${styles.details}`}>{keywords.join(', ')}</p>}
    </div>
  );
}

/** Sections with one line per entry. */
const SHORT = new Set<CvSection['id']>(['skills', 'languages', 'interests']);

/** The maximum number of entries, all without highlights, in a section that can be next to another one. */
const FEW = 2;

export default function Section({id, entries}: CvSection) {
  // The link check must find this id, because the table of contents links to it
  useBrokenLinks().collectAnchor(id);
  const isSmall =
    SHORT.has(id) || (entries.length <= FEW && entries.every((entry) => !entry.highlights.length));
  return (
    <section className={styles.section} aria-labelledby={id} data-small={isSmall || undefined}>
      <h2 id={id} className={styles.heading}>
        {sectionLabel(id)}
      </h2>
      {SHORT.has(id) ? (
        <dl className={styles.pairs}>
          {entries.map(({title, summary, keywords}) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>{[summary, ...keywords].filter(Boolean).join(', ')}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        entries.map((entry, index) => <Entry key={index} {...entry} />)
      )}
    </section>
  );
}

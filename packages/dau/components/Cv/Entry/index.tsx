import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {CvEntry} from '../../../features/site-data/views';

import styles from './styles.module.css';

function Period({start, end, isOngoing}: Pick<CvEntry, 'start' | 'end' | 'isOngoing'>) {
  if (start === undefined && end === undefined) return null;
  return (
    <p className={`dau-soft ${styles.period}`}>
      {start && <time dateTime={start.iso}>{start.text}</time>}
      {start && (end !== undefined || isOngoing) && ' – '}
      {end ? (
        <time dateTime={end.iso}>{end.text}</time>
      ) : (
        isOngoing && <Translate id="dau.cv.now">nay</Translate>
      )}
    </p>
  );
}

export default function Entry(entry: CvEntry) {
  const {title, organisation, location, url, summary, highlights, keywords} = entry;
  // Links the organization, or the title if there is no organization
  const linked = (text: string) => (url === undefined ? text : <Link href={url}>{text}</Link>);
  return (
    <div className={`dau-linked ${styles.entry}`}>
      <div className={styles.head}>
        <Heading as="h3" className={styles.title}>
          {organisation === undefined ? linked(title) : title}
        </Heading>
        <Period {...entry} />
      </div>
      {(organisation !== undefined || location !== undefined) && (
        <p className={styles.organisation}>
          {organisation !== undefined && linked(organisation)}
          {organisation !== undefined && location !== undefined && ', '}
          {location}
        </p>
      )}
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {keywords.length > 0 && (
        <p className={`dau-soft ${styles.keywords}`}>{keywords.join(', ')}</p>
      )}
    </div>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {ViewActivity} from '@site/src/plugins/site-data/view-types';

import styles from './styles.module.css';

/** A list of the author's regular activities. */
export default function Activities({activities}: {readonly activities: readonly ViewActivity[]}) {
  if (activities.length === 0) return null;
  return (
    <section aria-labelledby="activities">
      <h2 id="activities">
        <Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>
      </h2>
      <ul className={`dau-list ${styles.list}`}>
        {activities.map(({id, title, description, since, url}) => (
          <li key={id} className={styles.item}>
            <Heading as="h3" id={id} className={`dau-linked ${styles.title}`}>
              {url === undefined ? title : <Link href={url}>{title}</Link>}
            </Heading>
            <p className={`dau-soft ${styles.since}`}>
              <Translate id="dau.community.since" values={{year: since}}>
                {'Từ năm {year}'}
              </Translate>
            </p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

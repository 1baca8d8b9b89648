import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import SampleMark from '@site/src/components/SampleMark';
import Icon from '@site/src/lib/ui/Icon';
import type {CvView} from '@site/src/plugins/site-data/views';

import styles from './styles.module.css';

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

export default function CvHeader(cv: CvView) {
  const {name, label, summary, location, email, phone, url, profiles, isSample} = cv;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Heading as="h1" className={styles.name}>
          {name}
        </Heading>
        {isSample && <SampleMark file="src/data/cv.*.json" />}
      </div>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <ul
        className={`dau-list dau-linked ${styles.contact}`}
        aria-label={translate({id: 'dau.cv.contact', message: 'Thông tin liên hệ'})}
        data-search-ignore
      >
        {location !== undefined && <li>{location}</li>}
        {email !== undefined && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone !== undefined && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {url !== undefined && (
          <li>
            <Link href={url}>{withoutScheme(url)}</Link>
          </li>
        )}
        {profiles.map(({network, username, url: profileUrl}) => (
          <li key={network}>
            {profileUrl === undefined ? (
              `${network}: ${username ?? ''}`
            ) : (
              <Link href={profileUrl}>
                {network}
                <span className={styles.paper}> {withoutScheme(profileUrl)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <button
        type="button"
        className={`button button--primary ${styles.print}`}
        data-print="hide"
        onClick={() => window.print()}
      >
        <Icon name="print" />
        <Translate id="dau.cv.print">In hoặc lưu PDF</Translate>
      </button>
    </header>
  );
}

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';

import SampleMark from '../../SampleMark';
import Button from '../../../ui/Button';
import Icon from '../../../ui/Icon';
import {useSite} from '../../../ui/useSite';
import type {CvView} from '../../../features/site-data/showcase-and-community';

import styles from '../screen-and-print.module.css';

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

export default function CvHeader(cv: CvView) {
  const {name, label, summary, location, email, phone, url, profiles, sections} = cv;
  const portrait = useBaseUrl(useSite().author.portrait);
  const contacts = [
    location,
    email && <a href={`mailto:${email}`}>{email}</a>,
    phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
    url && <Link href={url}>{withoutScheme(url)}</Link>,
    ...profiles.map(({network, username = '', url: profileUrl}) =>
      profileUrl ? (
        <Link href={profileUrl} title={withoutScheme(profileUrl)}>
          {network}
        </Link>
      ) : (
        `${network}: ${username}`
      ),
    ),
  ];
  return (
    <header className={styles.header}>
      <img
        className={`avatar__photo ${styles.portrait}`}
        src={portrait}
        alt=""
        width={240}
        height={240}
      />
      <Heading as="h1" className={`dau-ruled ${styles.name}`}>
        {name}
      </Heading>
      {label !== undefined && <p className={styles.role}>{label}</p>}
      <SampleMark items={[cv]} />
      <ul
        className={`dau-list dau-flow dau-links dau-soft ${styles.contact}`}
        aria-label={translate({id: 'dau.cv.contact', message: 'Thông tin liên hệ'})}
        data-search-ignore
      >
        {contacts.map((contact, index) => contact && <li key={index}>{contact}</li>)}
      </ul>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {sections.length > 0 && (
        <Button kind="primary" data-print="hide" onClick={() => window.print()}>
          <Icon name="print" /> <Translate id="dau.cv.print">In hoặc lưu PDF</Translate>
        </Button>
      )}
    </header>
  );
}

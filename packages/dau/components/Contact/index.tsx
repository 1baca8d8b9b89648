import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';

import Icon from '../../ui/Icon';
import {useSite} from '../../ui/useSite';
import ContactLinks from '../ContactLinks';
import styles from './styles.module.css';

/** A postage stamp with the site's icon. The waves of its postmark look like tone marks ("ngã"). */
function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 176 120" width="176" height="120" aria-hidden="true">
      <path className={styles.paper} d="M88 4h84v108H88z" />
      <path className={styles.teeth} d="M88 4h84v108H88z" />
      <image href={useBaseUrl('/img/favicon.svg')} x="100" y="28" width="60" height="60" />
      <g className={styles.postmark}>
        <circle cx="74" cy="76" r="34" />
        <circle cx="74" cy="76" r="27" />
        <path d="M4 64q9-12 18 0t18 0m-36 12q9-12 18 0t18 0m-36 12q9-12 18 0t18 0" />
      </g>
      <text className={styles.at} x="74" y="86">
        @
      </text>
    </svg>
  );
}

/** An envelope with the author's email address. */
export function Email() {
  const {email} = useSite().author;
  return (
    <section className={styles.letter}>
      <Stamp />
      <Heading as="h2" className="dau-title">
        <Translate id="dau.contact.emailTitle">Gửi email</Translate>
      </Heading>
      <p>
        <Translate id="dau.contact.emailText">
          Cách chắc chắn nhất. Hợp với chuyện công việc, lời mời làm diễn giả, hay điều bạn không
          muốn nói chỗ đông người.
        </Translate>
      </p>
      <a className={styles.address} href={`mailto:${email}`}>
        {email}
      </a>
    </section>
  );
}

function Way({title, children}: {readonly title: ReactNode; readonly children: ReactNode}) {
  return (
    <section className="dau-row dau-section">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

type IssuesProps = {
  /** If the URL is empty, nothing is shown. */
  readonly issuesUrl: string;
  readonly sourceUrl: string;
};

/** Links to the site's issues and source code. */
export function Issues({issuesUrl, sourceUrl}: IssuesProps) {
  if (issuesUrl === '') return null;
  return (
    <Way title={<Translate id="dau.contact.issueTitle">Báo lỗi, góp ý cho website</Translate>}>
      <p className="margin-bottom--sm">
        <Translate id="dau.contact.issueText">
          Thấy lỗi chính tả, liên kết hỏng hay một đoạn khó hiểu? Mở một issue để ai cũng theo dõi
          được; bạn gửi luôn pull request thì càng quý.
        </Translate>
      </p>
      <ul className="dau-list dau-links">
        <li>
          <Link href={issuesUrl}>
            <Icon name="issue" />
            <Translate id="dau.contact.issues">Danh sách issue</Translate>
          </Link>
        </li>
        <li>
          <Link href={sourceUrl}>
            <Icon name="source" />
            <Translate id="dau.contact.source">Mã nguồn của website</Translate>
          </Link>
        </li>
      </ul>
    </Way>
  );
}

/** The author's profiles on other sites. Nothing is shown if there are none. */
export function Profiles() {
  if (useSite().socials.length === 0) return null;
  return (
    <Way title={<Translate id="dau.contact.socialTitle">Mạng xã hội</Translate>}>
      <p className="margin-bottom--sm">
        <Translate id="dau.contact.socialText">
          Tiện để nhắn vài câu, hoặc xem dạo này mình đang làm gì.
        </Translate>
      </p>
      <ContactLinks withEmail={false} />
    </Way>
  );
}

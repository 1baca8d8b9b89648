import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import FeedbackBoard from '@site/src/plugins/conversation/client/FeedbackBoard';
import Icon, {type IconName} from '@site/src/lib/ui/Icon';
import NetworkIcon from '@site/src/lib/ui/NetworkIcon';
import PageHeader from '@site/src/lib/ui/PageHeader';
import {site} from '@site/src/config/site';

import styles from './styles.module.css';

type WayProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** One way to reach the author, and what it is good for. */
function Way({icon, title, children}: WayProps) {
  return (
    <li className={styles.way}>
      <Heading as="h2" className={styles.title}>
        <Icon name={icon} className={styles.icon} />
        {title}
      </Heading>
      {children}
    </li>
  );
}

export default function ContactPage() {
  const {email} = site.author;
  const issuesUrl = `${site.sourceUrl}/issues`;
  return (
    <Layout
      title={translate({
        id: 'dau.contact.title',
        message: 'Liên hệ',
        description: 'Title of the contact page',
      })}
      description={translate(
        {
          id: 'dau.contact.description',
          message:
            'Các cách liên hệ với {name}: email, mạng xã hội, và nơi báo lỗi của website này.',
          description: 'Description of the contact page for search engines',
        },
        {name: site.author.name},
      )}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={
            <Translate id="dau.contact.title" description="Title of the contact page">
              Liên hệ
            </Translate>
          }
          lead={
            <Translate id="dau.contact.lead" description="Sentence under the contact page’s title">
              Bạn có câu hỏi, thấy chỗ sai hay chỉ muốn chào một tiếng? Mình đọc hết, và thường trả
              lời trong vài ngày.
            </Translate>
          }
        />
        <ul className={styles.ways}>
          <Way
            icon="email"
            title={
              <Translate id="dau.contact.emailTitle" description="Heading of the email section">
                Gửi email
              </Translate>
            }
          >
            <p>
              <Translate id="dau.contact.emailText" description="What email is good for">
                Cách chắc chắn nhất. Hợp với chuyện công việc, lời mời diễn thuyết, hay điều bạn
                không muốn nói chỗ đông người.
              </Translate>
            </p>
            <p>
              <a className={styles.main} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </Way>
          {site.sourceUrl !== '' && (
            <Way
              icon="issue"
              title={
                <Translate id="dau.contact.issueTitle" description="Heading of the issues section">
                  Báo lỗi, góp ý cho website
                </Translate>
              }
            >
              <p>
                <Translate
                  id="dau.contact.issueText"
                  description="What the issue tracker is good for"
                >
                  Thấy lỗi chính tả, liên kết hỏng hay một đoạn khó hiểu? Mở một issue để ai cũng
                  theo dõi được; bạn gửi luôn pull request thì càng quý.
                </Translate>
              </p>
              <ul className={styles.links}>
                <li>
                  <Link href={issuesUrl}>
                    <Translate
                      id="dau.contact.issues"
                      description="Link to the repository’s issues"
                    >
                      Danh sách issue
                    </Translate>
                  </Link>
                </li>
                <li>
                  <Link href={site.sourceUrl}>
                    <Translate id="dau.contact.source" description="Link to the site’s repository">
                      Mã nguồn của website
                    </Translate>
                  </Link>
                </li>
              </ul>
            </Way>
          )}
          {site.socials.length > 0 && (
            <Way
              icon="website"
              title={
                <Translate
                  id="dau.contact.socialTitle"
                  description="Heading of the profiles section"
                >
                  Mạng xã hội
                </Translate>
              }
            >
              <p>
                <Translate id="dau.contact.socialText" description="What the profiles are good for">
                  Tiện để nhắn vài câu, hoặc xem dạo này mình đang làm gì.
                </Translate>
              </p>
              <ul className={styles.links}>
                {site.socials.map(({id, label, url}) => (
                  <li key={url}>
                    <Link href={url}>
                      <NetworkIcon id={id} />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Way>
          )}
        </ul>
        <FeedbackBoard />
      </main>
    </Layout>
  );
}

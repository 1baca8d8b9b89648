import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import ContactLinks from 'dau/components/ContactLinks';
import FeedbackBoard from 'dau/features/conversation/client/FeedbackBoard';
import Icon from 'dau/ui/Icon';
import PageHeader from 'dau/ui/PageHeader';
import {issuesUrl} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';

import Stamp from './_Stamp';
import styles from './styles.module.css';

type WayProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
};

function Way({title, children}: WayProps) {
  return (
    <section className={`dau-row ${styles.way}`}>
      <Heading as="h2" className="dau-title">
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}

export default function ContactPage() {
  const title = translate({
    id: 'dau.contact.title',
    message: 'Liên hệ',
    description: 'Title of the contact page',
  });
  const {email} = site.author;
  return (
    <Layout
      title={title}
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
          title={title}
          lead={
            <Translate id="dau.contact.lead" description="Sentence under the contact page’s title">
              Bạn có câu hỏi, thấy chỗ sai hay chỉ muốn chào một tiếng? Mình đọc hết, và thường trả
              lời trong vài ngày.
            </Translate>
          }
        />
        <section className={styles.letter}>
          <Stamp />
          <Heading as="h2" className="dau-title">
            <Translate id="dau.contact.emailTitle" description="Heading of the email section">
              Gửi email
            </Translate>
          </Heading>
          <p>
            <Translate id="dau.contact.emailText" description="What email is good for">
              Cách chắc chắn nhất. Hợp với chuyện công việc, lời mời làm diễn giả, hay điều bạn
              không muốn nói chỗ đông người.
            </Translate>
          </p>
          <a className={styles.address} href={`mailto:${email}`}>
            {email}
          </a>
        </section>
        {issuesUrl !== '' && (
          <Way
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
                Thấy lỗi chính tả, liên kết hỏng hay một đoạn khó hiểu? Mở một issue để ai cũng theo
                dõi được; bạn gửi luôn pull request thì càng quý.
              </Translate>
            </p>
            <ul className="dau-list dau-links">
              <li>
                <Link href={issuesUrl}>
                  <Icon name="issue" />
                  <Translate id="dau.contact.issues" description="Link to the repository’s issues">
                    Danh sách issue
                  </Translate>
                </Link>
              </li>
              <li>
                <Link href={site.sourceUrl}>
                  <Icon name="source" />
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
            title={
              <Translate id="dau.contact.socialTitle" description="Heading of the profiles section">
                Mạng xã hội
              </Translate>
            }
          >
            <p>
              <Translate id="dau.contact.socialText" description="What the profiles are good for">
                Tiện để nhắn vài câu, hoặc xem dạo này mình đang làm gì.
              </Translate>
            </p>
            <ContactLinks withEmail={false} />
          </Way>
        )}
        <FeedbackBoard />
      </main>
    </Layout>
  );
}

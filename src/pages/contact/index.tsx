import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import {Email, Issues, Profiles} from 'dau/components/Contact';
import FeedbackBoard from 'dau/features/conversation/client/FeedbackBoard';
import PageHeader from 'dau/ui/PageHeader';
import {issuesUrl} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';

export default function ContactPage() {
  const title = translate({
    id: 'dau.contact.title',
    message: 'Liên hệ',
    description: 'Title of the contact page',
  });
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
        <Email />
        <Issues issuesUrl={issuesUrl} sourceUrl={site.sourceUrl} />
        <Profiles />
        <FeedbackBoard />
      </main>
    </Layout>
  );
}

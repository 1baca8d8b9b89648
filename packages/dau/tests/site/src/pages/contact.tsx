import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import FeedbackBoard from 'dau/features/conversation/client/FeedbackBoard';
import PageHeader from 'dau/ui/PageHeader';
import {issuesUrl} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';

export default function ContactPage() {
  const {email} = site.author;
  const title = translate({id: 'dau.contact.title', message: 'Nhắn mình'});
  const issues = translate({id: 'dau.contact.issues', message: 'Danh sách issue'});
  return (
    <Layout title={title} description={`${title}: ${issues}, ${email}`}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={<a href={`mailto:${email}`}>{email}</a>} />
        {issuesUrl && (
          <p>
            <Link href={issuesUrl}>{issues}</Link>
          </p>
        )}
        <FeedbackBoard />
      </main>
    </Layout>
  );
}

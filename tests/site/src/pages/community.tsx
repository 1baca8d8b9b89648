import {translate} from '@docusaurus/Translate';
import community from '@generated/site-data/default/community';
import Layout from '@theme/Layout';

import Happenings from '@site/src/components/Community/Happenings';
import PageHeader from '@site/src/lib/ui/PageHeader';

export default function CommunityPage() {
  const title = translate({
    id: 'dau.community.title',
    message: 'Gặp gỡ',
    description: 'Title of the community page',
  });
  const lead = translate({
    id: 'dau.community.lead',
    message: 'Trang này có đủ mọi loại buổi gặp mà một bài kiểm thử cần.',
    description: 'Sentence under the page’s title',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <Happenings {...community} />
      </main>
    </Layout>
  );
}

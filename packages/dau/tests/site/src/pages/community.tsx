import {translate} from '@docusaurus/Translate';
import community from '@generated/site-data/default/community';
import Layout from '@theme/Layout';

import Happenings from 'dau/components/Community/Happenings';
import PageHeader from 'dau/ui/PageHeader';

export default function CommunityPage() {
  const title = translate({id: 'dau.community.title', message: 'Gặp gỡ'});
  const lead = translate({id: 'dau.community.lead', message: 'Đủ mọi loại buổi gặp mặt.'});
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <Happenings {...community} />
      </main>
    </Layout>
  );
}

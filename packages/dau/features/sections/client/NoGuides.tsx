import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import PageHeader from '../../../ui/PageHeader';

export default function NoGuides() {
  const title = translate({id: 'dau.guides.title', message: 'Hướng dẫn'});
  const lead = translate({
    id: 'dau.guides.none',
    message: 'Chưa có bài hướng dẫn nào. Bạn ghé lại sau nhé.',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
      </main>
    </Layout>
  );
}

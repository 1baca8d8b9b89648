import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

export default function NoGuides() {
  const title = translate({id: 'dau.guides.title', message: 'Hướng dẫn'});
  const description = translate({
    id: 'dau.guides.description',
    message: 'Nơi đăng các bài hướng dẫn của website. Hiện chưa có bài nào.',
  });
  const lead = translate({
    id: 'dau.guides.none',
    message: 'Chưa có bài hướng dẫn nào. Bạn ghé lại sau nhé.',
  });
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
      </main>
    </Layout>
  );
}

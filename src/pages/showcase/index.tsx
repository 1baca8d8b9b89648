import Translate, {translate} from '@docusaurus/Translate';
import showcase from '@generated/site-data/default/showcase';
import Layout from '@theme/Layout';

import PageHeader from 'dau/ui/PageHeader';

import Showcase from 'dau/components/Showcase/Showcase';

export default function ShowcasePage() {
  const title = translate({
    id: 'dau.showcase.title',
    message: 'Dự án',
    description: 'Title of the showcase page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'dau.showcase.description',
        message: 'Những dự án mình đã làm, kèm bản chạy thử hoặc mã nguồn.',
        description: 'Description of the showcase page for search engines',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={title}
          lead={
            <Translate id="dau.showcase.lead" description="Sentence under the showcase’s title">
              Những thứ mình làm ra, lớn có nhỏ có. Cái nào mở mã nguồn thì bạn cứ lấy mà dùng.
            </Translate>
          }
        />
        <Showcase {...showcase} />
      </main>
    </Layout>
  );
}

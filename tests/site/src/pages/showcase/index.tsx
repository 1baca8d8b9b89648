import Translate, {translate} from '@docusaurus/Translate';
import showcase from '@generated/site-data/default/showcase';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

import Showcase from '@site/src/components/Showcase/Showcase';

import Form from './_Form';

export default function ShowcasePage() {
  return (
    <Layout
      title={translate({
        id: 'dau.showcase.title',
        message: 'Đồ đã làm',
        description: 'Title of the showcase page',
      })}
      description={translate({
        id: 'dau.showcase.description',
        message: 'Tám dự án của sân thử, đủ mọi loại thẻ, có hình và không có hình.',
        description: 'Description of the showcase page for search engines',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={
            <Translate id="dau.showcase.title" description="Title of the showcase page">
              Đồ đã làm
            </Translate>
          }
          lead={
            <Translate id="dau.showcase.lead" description="Sentence under the showcase’s title">
              Tám món, mỗi món khác nhau một chút để bộ lọc có việc mà làm.
            </Translate>
          }
        />
        <Showcase {...showcase} />
        <Form />
      </main>
    </Layout>
  );
}

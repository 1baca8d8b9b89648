import {translate} from '@docusaurus/Translate';
import showcase from '@generated/site-data/default/showcase';
import Layout from '@theme/Layout';

import Showcase from 'dau/components/Showcase/Showcase';
import PageHeader from 'dau/ui/PageHeader';

import Form from './_Form';

export default function ShowcasePage() {
  const title = translate({id: 'dau.showcase.title', message: 'Đồ đã làm'});
  const lead = translate({id: 'dau.showcase.lead', message: 'Mỗi món khác nhau một chút.'});
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <Showcase {...showcase} />
        <Form />
      </main>
    </Layout>
  );
}

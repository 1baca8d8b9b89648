import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import NameTune from '@site/src/pages/_soi-chu/NameTune';

export default function NameTunePage() {
  const title = translate({id: 'dau.nameTune.label', message: 'Gõ tên bạn, có dấu'});
  return (
    <Layout title={title} description={`${title}.`}>
      <main className="container">
        <h1>Tên</h1>
        <NameTune initialName="Ngọc" />
      </main>
    </Layout>
  );
}

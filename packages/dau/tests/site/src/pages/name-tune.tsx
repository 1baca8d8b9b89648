import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

import NameTune from 'dau/components/TextInspector/NameTune';

export default function NameTunePage() {
  const title = `Tên (${useDocusaurusContext().i18n.currentLocale})`;
  return (
    <Layout title={title} description={`Giai điệu của một cái tên. ${title}.`}>
      <main className="container">
        <h1>Tên</h1>
        <NameTune initialName="Ngọc" />
      </main>
    </Layout>
  );
}

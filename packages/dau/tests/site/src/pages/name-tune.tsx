import Layout from '@theme/Layout';

import NameTune from '@site/src/pages/_soi-chu/NameTune';

export default function NameTunePage() {
  return (
    <Layout title="Tên">
      <main className="container">
        <h1>Tên</h1>
        <NameTune initialName="Ngọc" />
      </main>
    </Layout>
  );
}

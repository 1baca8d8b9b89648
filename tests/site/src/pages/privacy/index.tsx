import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';
import ClearStorage from '@site/src/components/Privacy/ClearStorage';
import HostList from '@site/src/components/Privacy/hosts.vi.mdx';
import StorageList from '@site/src/components/Privacy/storage.vi.mdx';

/** For tests: an author's own page with the lists of the engine. */
export default function PrivacyPage() {
  const title = translate({
    id: 'dau.privacy.title',
    message: 'Quyền riêng tư',
    description: 'Title of the privacy page',
  });
  return (
    <Layout title={title} description={`${title}: cookies, localStorage, hosts`}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={title} />
        <div className="markdown">
          <HostList />
          <StorageList />
          <ClearStorage />
        </div>
      </main>
    </Layout>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import community from '@generated/site-data/default/community';
import Layout from '@theme/Layout';

import ContactLinks from 'dau/components/ContactLinks';
import PageHeader from 'dau/ui/PageHeader';
import {site} from '@site/src/config/site';

import Happenings from 'dau/components/Community/Happenings';

export default function CommunityPage() {
  const title = translate({
    id: 'dau.community.title',
    message: 'Cộng đồng',
    description: 'Title of the community page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'dau.community.description',
        message:
          'Sự kiện sắp tới, sự kiện đã qua và các hoạt động cộng đồng bạn có thể cùng tham gia.',
        description: 'Description of the community page for search engines',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={title}
          lead={
            <Translate id="dau.community.lead" description="Sentence under the page’s title">
              Học một mình thì nhanh chán. Đây là những nơi mình học cùng người khác; bạn ghé chơi
              nhé.
            </Translate>
          }
        />
        <Happenings {...community} />
        {site.socials.length > 0 && (
          <section className="dau-row dau-section" aria-labelledby="profiles">
            <h2 id="profiles">
              <Translate id="dau.community.profiles" description="Heading above the profiles">
                Gặp mình trên mạng
              </Translate>
            </h2>
            <ContactLinks withEmail={false} />
          </section>
        )}
      </main>
    </Layout>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import community from '@generated/site-data/default/community';
import Layout from '@theme/Layout';

import ContactLinks from '@site/src/components/ContactLinks';
import PageHeader from '@site/src/lib/ui/PageHeader';
import {site} from '@site/src/config/site';

import Happenings from '@site/src/components/Community/Happenings';
import styles from './styles.module.css';

export default function CommunityPage() {
  return (
    <Layout
      title={translate({
        id: 'dau.community.title',
        message: 'Gặp gỡ',
        description: 'Title of the community page',
      })}
      description={translate({
        id: 'dau.community.description',
        message: 'Các buổi gặp của sân thử: buổi sắp tới, buổi đã qua, và việc làm quanh năm.',
        description: 'Description of the community page for search engines',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={
            <Translate id="dau.community.title" description="Title of the community page">
              Gặp gỡ
            </Translate>
          }
          lead={
            <Translate id="dau.community.lead" description="Sentence under the page’s title">
              Trang này có đủ mọi loại buổi gặp mà một bài kiểm thử cần.
            </Translate>
          }
        />
        {site.socials.length > 0 && (
          <section className={styles.section} aria-labelledby="profiles">
            <h2 id="profiles">
              <Translate id="dau.community.profiles" description="Heading above the profiles">
                Các hồ sơ
              </Translate>
            </h2>
            <ContactLinks withEmail={false} />
          </section>
        )}
        <Happenings {...community} />
      </main>
    </Layout>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/components/PageHeader';

/** The section of guides while there is none. */
export default function NoGuides() {
  return (
    <Layout
      title={translate({
        id: 'dau.guides.title',
        message: 'Hướng dẫn',
        description: 'Title of the section of guides while there is none',
      })}
      description={translate({
        id: 'dau.guides.description',
        message: 'Nơi đăng các bài hướng dẫn của trang. Hiện chưa có bài nào.',
        description: 'Description of the section of guides while there is none',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={
            <Translate
              id="dau.guides.title"
              description="Title of the section of guides while there is none"
            >
              Hướng dẫn
            </Translate>
          }
          lead={
            <Translate id="dau.guides.none" description="Shown where there is no guide yet">
              Chưa có bài hướng dẫn nào. Bạn ghé lại sau nhé.
            </Translate>
          }
        />
      </main>
    </Layout>
  );
}

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';
import {useSite} from '@site/src/lib/ui/useSite';

/** Lists the feeds of the blog, and explains what a feed is. */
export default function FeedsPage() {
  const blog = useBaseUrl('/blog');
  const {newsletter} = useSite();
  const title = translate({id: 'dau.feeds.title', message: 'Theo dõi bài mới'});
  const lead = translate({
    id: 'dau.feeds.lead',
    message:
      'Feed là một tệp luôn chứa những bài mới nhất của website. Bạn đưa địa chỉ của nó vào một trình đọc feed, bài mới sẽ tự hiện ở đó, không cần tài khoản ở đây.',
  });
  const email = translate({id: 'dau.share.newsletter', message: 'Nhận bài mới qua email'});
  const links = [
    ...(newsletter ? [[email, newsletter]] : []),
    ['RSS', `${blog}/rss.xml`],
    ['Atom', `${blog}/atom.xml`],
    ['JSON Feed', `${blog}/feed.json`],
  ];
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <div className="markdown">
          <dl>
            {links.flatMap(([label, url]) => [
              <dt key={label}>{label}</dt>,
              <dd key={url}>
                <a href={url}>{url}</a>
              </dd>,
            ])}
          </dl>
        </div>
      </main>
    </Layout>
  );
}

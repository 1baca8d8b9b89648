import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type {SiteConfig} from '@site/src/lib/settings';
import PageHeader from '@site/src/lib/ui/PageHeader';

import Subscribe from './Subscribe';

export type FeedsPageProps = {
  /** The tags of the blog that have a feed. */
  readonly tags: readonly {readonly label: string; readonly permalink: string}[];
  readonly newsletter?: NonNullable<SiteConfig['newsletter']>;
};

/** Lists the feeds of the site, and says what a feed is. */
export default function FeedsPage({tags, newsletter}: FeedsPageProps) {
  const blog = useBaseUrl('/blog');
  const title = translate({id: 'dau.feeds.title', message: 'Theo dõi bài mới'});
  const lead = translate({
    id: 'dau.feeds.lead',
    message:
      'Feed là một tệp luôn chứa những bài mới nhất của website. Bạn đưa địa chỉ của nó vào một trình đọc feed, bài mới sẽ tự hiện ở đó, không cần tài khoản ở đây.',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <div className="markdown">
          {newsletter && <Subscribe {...newsletter} />}
          <Heading as="h2" id="blog">
            {translate({id: 'dau.feeds.all', message: 'Mọi bài viết'})}
          </Heading>
          <ul>
            {(['rss.xml', 'atom.xml', 'feed.json'] as const).map((file, index) => (
              <li key={file}>
                <a href={`${blog}/${file}`}>{['RSS', 'Atom', 'JSON Feed'][index]}</a>
              </li>
            ))}
          </ul>
          {tags.length > 0 && (
            <>
              <Heading as="h2" id="tags">
                {translate({id: 'dau.feeds.tags', message: 'Bài viết theo thẻ (RSS)'})}
              </Heading>
              <ul>
                {tags.map(({label, permalink}) => (
                  <li key={permalink}>
                    <a href={`${permalink}/rss.xml`}>{label}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Translate id="dau.feeds.guides">
              Hướng dẫn được sửa dần theo thời gian chứ không đăng theo ngày, nên không có feed.
            </Translate>
          </p>
        </div>
      </main>
    </Layout>
  );
}

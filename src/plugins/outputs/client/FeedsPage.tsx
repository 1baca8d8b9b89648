import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

export type FeedsPageProps = {
  /** The tags of the blog that have a feed. */
  readonly tags: readonly {readonly label: string; readonly permalink: string}[];
  /** Where readers subscribe to new posts by email. */
  readonly newsletter?: string | undefined;
};

const List = ({links}: {readonly links: readonly (readonly [label: string, url: string])[]}) => (
  <dl>
    {links.map(([label, url]) => (
      <div key={url}>
        <dt>{label}</dt>
        <dd>
          <a href={url}>{url}</a>
        </dd>
      </div>
    ))}
  </dl>
);

/** Lists the feeds of the site, and explains what a feed is. */
export default function FeedsPage({tags, newsletter}: FeedsPageProps) {
  const blog = useBaseUrl('/blog');
  const title = translate({id: 'dau.feeds.title', message: 'Theo dõi bài mới'});
  const lead = translate({
    id: 'dau.feeds.lead',
    message:
      'Feed là một tệp luôn chứa những bài mới nhất của website. Bạn đưa địa chỉ của nó vào một trình đọc feed, bài mới sẽ tự hiện ở đó, không cần tài khoản ở đây.',
  });
  const email = translate({id: 'dau.share.newsletter', message: 'Nhận bài mới qua email'});
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
        <div className="markdown">
          <Heading as="h2" id="blog">
            {translate({id: 'dau.feeds.all', message: 'Mọi bài viết'})}
          </Heading>
          <List
            links={[
              ...(newsletter ? [[email, newsletter] as const] : []),
              ['RSS', `${blog}/rss.xml`],
              ['Atom', `${blog}/atom.xml`],
              ['JSON Feed', `${blog}/feed.json`],
            ]}
          />
          {tags.length > 0 && (
            <>
              <Heading as="h2" id="tags">
                {translate({id: 'dau.feeds.tags', message: 'Bài viết theo thẻ (RSS)'})}
              </Heading>
              <List links={tags.map(({label, permalink}) => [label, `${permalink}/rss.xml`])} />
            </>
          )}
          <p>
            {translate({
              id: 'dau.feeds.guides',
              message:
                'Hướng dẫn được sửa dần theo thời gian chứ không đăng theo ngày, nên không có feed.',
            })}
          </p>
        </div>
      </main>
    </Layout>
  );
}

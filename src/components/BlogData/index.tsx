import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

import JsonLd from '@site/src/components/JsonLd';
import {useSiteIds} from '@site/src/components/JsonLd/useSiteIds';

/** The post list for search engines: the framework's own data, made part of the site's graph. */
export default function BlogData(props: Props) {
  const {blogPost, headline, ...stock} = useBlogListPageStructuredData(props) as unknown as {
    readonly headline: string;
    readonly blogPost: readonly Readonly<Record<string, unknown>>[];
  };
  const ids = useSiteIds();
  return (
    <JsonLd
      data={{
        ...stock,
        name: headline,
        inLanguage: ids.language,
        isPartOf: {'@id': ids.website},
        publisher: {'@id': ids.person},
        // What more there is to say of a post, its own page says
        blogPost: blogPost.map(({'@id': id, headline: title, url, datePublished}) => ({
          '@type': 'BlogPosting',
          '@id': id,
          headline: title,
          url,
          datePublished,
        })),
      }}
    />
  );
}

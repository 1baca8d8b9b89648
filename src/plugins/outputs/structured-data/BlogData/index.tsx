import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogListPage/StructuredData';

import JsonLd from '@site/src/plugins/outputs/structured-data/JsonLd';
import {useSiteIds} from '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds';
import {languagesIn} from '@site/src/plugins/content/languages/types';

/** Structured data of the post list: Docusaurus' data, linked to the site and the author. */
export default function BlogData(props: Props) {
  const {blogPost, headline, ...stock} = useBlogListPageStructuredData(props) as unknown as {
    readonly headline: string;
    readonly blogPost: readonly Readonly<Record<string, unknown>>[];
  };
  const ids = useSiteIds();
  const {currentLocale} = useDocusaurusContext().i18n;
  // For a post without a translation, returns the URL in its own language
  const original = (index: number) => {
    const {frontMatter, metadata} = props.items[index]?.content ?? {};
    const languages = frontMatter && languagesIn(frontMatter);
    const [written] = languages ?? [];
    return metadata && written && !languages?.includes(currentLocale)
      ? ids.inLanguage(metadata.permalink, written)
      : undefined;
  };
  return (
    <JsonLd
      data={{
        ...stock,
        name: headline,
        inLanguage: ids.language,
        isPartOf: {'@id': ids.website},
        publisher: {'@id': ids.person},
        // Only the main fields: the page of a post has all of them
        blogPost: blogPost.map(({'@id': id, headline: title, url, datePublished}, index) => ({
          '@type': 'BlogPosting',
          '@id': original(index) ?? id,
          headline: title,
          url: original(index) ?? url,
          datePublished,
        })),
      }}
    />
  );
}

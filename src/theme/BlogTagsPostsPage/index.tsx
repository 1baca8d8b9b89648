import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';

import {shownLanguage} from '@site/src/lib/content-languages';

/** Adds the tag's feed to the head. A tag with posts only in another language has no feed. */
export default function BlogTagsPostsPageWrapper(props: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {tag, items} = props;
  const feed = {type: 'application/rss+xml', href: `${tag.permalink}/rss.xml`, title: tag.label};
  return (
    <>
      {items.some(
        ({content}) => shownLanguage(content.frontMatter, currentLocale) === currentLocale,
      ) && (
        <Head>
          <link rel="alternate" {...feed} />
        </Head>
      )}
      <BlogTagsPostsPage {...props} />
    </>
  );
}

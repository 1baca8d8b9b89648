import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogTagsPostsPage';

import {shownLanguage} from '@site/src/lib/languages';

/** Announces the feed of a tag in the head of its page. */
export default function TagFeed({tag, items}: Pick<Props, 'tag' | 'items'>) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const isOwn = ({content}: Props['items'][number]) =>
    shownLanguage(content.frontMatter, i18n.currentLocale) === i18n.currentLocale;
  // A tag whose posts are all in another language has no feed
  if (!items.some(isOwn)) return null;
  return (
    <Head>
      <link
        rel="alternate"
        type="application/rss+xml"
        href={`${tag.permalink}/rss.xml`}
        title={`${siteConfig.title}: ${tag.label}`}
      />
    </Head>
  );
}

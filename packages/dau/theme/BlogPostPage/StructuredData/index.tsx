import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {shownLanguage} from '../../../content/content-languages';
import JsonLd, {useSiteIds} from '../../../ui/JsonLd';
import {useShareImage} from '../../../features/share-images/client/ShareImage';

/** Adds the language, share image and publisher to Docusaurus' structured data for a post. */
export default function StructuredData() {
  const {localeConfigs, currentLocale} = useDocusaurusContext().i18n;
  const post = useBlogPost();
  const ids = useSiteIds();
  const data = {
    ...useBlogPostStructuredData(),
    image: ids.absolute(useShareImage(post).image),
    inLanguage: localeConfigs[shownLanguage(post.metadata.frontMatter, currentLocale)]?.htmlLang,
    publisher: {'@id': ids.person},
  };
  return <JsonLd data={data} />;
}

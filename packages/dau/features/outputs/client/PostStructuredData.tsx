import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {shownLanguage} from '../../../content/content-languages';
import JsonLd, {useSiteIds} from '../../../ui/JsonLd';

/**
 * Adds the language, share image and publisher to Docusaurus' structured data for a post.
 *
 * @param image the share image's path, including the base URL
 */
export default function PostStructuredData({image}: {image: string}) {
  const {localeConfigs, currentLocale} = useDocusaurusContext().i18n;
  const {frontMatter} = useBlogPost().metadata;
  const ids = useSiteIds();
  const data = {
    ...useBlogPostStructuredData(),
    image: ids.absolute(image),
    inLanguage: localeConfigs[shownLanguage(frontMatter, currentLocale)]?.htmlLang,
    publisher: {'@id': ids.person},
  };
  return <JsonLd data={data} />;
}

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import JsonLd from '@site/src/components/JsonLd';
import {useSiteIds} from '@site/src/components/JsonLd/useSiteIds';
import {site} from '@site/src/config/site';
import {shareImagePath} from '@site/src/plugins/share-images/address';

/** A guide for search engines. The framework adds its breadcrumbs. */
export default function GuideData() {
  const {metadata, frontMatter, assets} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const ids = useSiteIds();
  const {permalink, title, description, tags, lastUpdatedAt} = metadata;
  const url = ids.absolute(permalink);
  const image =
    assets.image ?? frontMatter.image ?? `${baseUrl}${shareImagePath(permalink, baseUrl)}`;
  return (
    <JsonLd
      data={{
        '@type': 'TechArticle',
        '@id': url,
        mainEntityOfPage: url,
        url,
        headline: title,
        description,
        image: ids.absolute(image),
        inLanguage: ids.language,
        keywords: tags.map(({label}) => label),
        author: {'@type': 'Person', '@id': ids.person, name: site.author.name},
        isPartOf: {'@id': ids.website},
        ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
      }}
    />
  );
}

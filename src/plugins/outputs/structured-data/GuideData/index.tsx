import {useDoc} from '@docusaurus/plugin-content-docs/client';

import JsonLd from '@site/src/plugins/outputs/structured-data/JsonLd';
import {useSiteIds} from '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds';
import {useShareImage} from '@site/src/plugins/share-images/client/ShareImage/useShareImage';
import {servedAddress} from '@site/src/lib/page-path';
import {site} from '@site/src/config/site';

/** Structured data of a guide. Docusaurus itself adds the breadcrumbs. */
export default function GuideData() {
  const guide = useDoc();
  const {image} = useShareImage(guide);
  const ids = useSiteIds();
  const {permalink, title, description, tags, lastUpdatedAt} = guide.metadata;
  const url = ids.absolute(servedAddress(permalink));
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
        ...(tags.length > 0 && {keywords: tags.map(({label}) => label)}),
        author: {'@type': 'Person', '@id': ids.person, name: site.author.name},
        isPartOf: {'@id': ids.website},
        ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
      }}
    />
  );
}

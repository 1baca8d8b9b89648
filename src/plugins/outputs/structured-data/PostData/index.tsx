import {
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import JsonLd from '@site/src/plugins/outputs/structured-data/JsonLd';
import {breadcrumbData} from '@site/src/plugins/outputs/structured-data/JsonLd/site-graph';
import {useSiteIds} from '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds';
import {useShareImage} from '@site/src/plugins/share-images/client/ShareImage/useShareImage';
import {site} from '@site/src/config/site';
import {languagesIn} from '@site/src/plugins/content/languages/types';

/** Structured data of a post: Docusaurus' data, linked to the site, the author and translations. */
export default function PostData() {
  const post = useBlogPost();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const stock = useBlogPostStructuredData() as unknown as Record<string, unknown>;
  const {i18n} = useDocusaurusContext();
  const ids = useSiteIds();
  const {permalink, title, tags, authors, frontMatter} = post.metadata;
  const {image} = useShareImage({...post, frontMatter});
  const url = ids.absolute(permalink);
  const languages = languagesIn(frontMatter) ?? i18n.locales;
  const other = (locale: string) => ({
    '@type': 'BlogPosting',
    '@id': ids.inLanguage(permalink, locale),
    inLanguage: i18n.localeConfigs[locale]?.htmlLang,
  });
  const isOriginal = i18n.currentLocale === i18n.defaultLocale;
  const isWritten = languages.includes(i18n.currentLocale);
  const [written = i18n.currentLocale] = languages;
  return (
    <>
      <JsonLd
        data={{
          ...stock,
          image: ids.absolute(image),
          inLanguage: isWritten ? ids.language : i18n.localeConfigs[written]?.htmlLang,
          keywords: tags.length > 0 ? tags.map(({label}) => label) : undefined,
          publisher: {'@id': ids.person},
          author: authors.map(({name, url: authorUrl}) => ({
            '@type': 'Person',
            ...(name === site.author.name && {'@id': ids.person}),
            name,
            ...(authorUrl && {url: authorUrl}),
          })),
          ...(isWritten &&
            !isOriginal &&
            languages.includes(i18n.defaultLocale) && {
              translationOfWork: other(i18n.defaultLocale),
            }),
          ...(isOriginal &&
            languages.length > 1 && {
              workTranslation: languages
                .filter((locale) => locale !== i18n.defaultLocale)
                .map(other),
            }),
        }}
      />
      <JsonLd
        data={breadcrumbData(url, [
          {
            name: translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'}),
            url: ids.home,
          },
          {name: blogTitle, url: ids.absolute(blogBasePath)},
          {name: title, url},
        ])}
      />
    </>
  );
}

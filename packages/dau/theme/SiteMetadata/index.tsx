/** Ejected from @docusaurus/theme-classic 3.10.2, sha256 e99690522970a284 */
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteIds} from '../../ui/JsonLd';
import LanguageAlternates from '../../components/LanguageAlternates';
import {NOT_IN_SITEMAP} from '../../utils/engine-pages';
import SearchMetadata from '@theme/SearchMetadata';

export default function SiteMetadata() {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale, localeConfigs} = i18n;
  const {metadata, image} = useThemeConfig();
  const {pathname} = useLocation();
  // (custom) `inLanguage` also builds the links to other languages, so they match the canonical URL
  const {inLanguage, openGraphLocale} = useSiteIds();
  const canonicalUrl = inLanguage(pathname, currentLocale);
  const page = pathname.slice(siteConfig.baseUrl.length);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {/* (custom) A page's own description overrides the tagline */}
      <PageMetadata description={siteConfig.tagline} image={image} />
      <Head>
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
        <meta property="og:locale" content={openGraphLocale(currentLocale)} />
        {Object.keys(localeConfigs)
          .filter((locale) => locale !== currentLocale)
          .map((locale) => (
            <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
          ))}
      </Head>
      {/* (custom) Keeps these pages out of search engines */}
      <Head>{NOT_IN_SITEMAP.test(page) && <meta name="robots" content="noindex, follow" />}</Head>
      {/* (custom) Pages that do not exist in every language override these links */}
      <LanguageAlternates />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* The configured tags must come last, because they override the tags above */}
      <Head>
        {metadata.map((metadatum) => (
          <meta key={JSON.stringify(metadatum)} {...metadatum} />
        ))}
      </Head>
    </>
  );
}

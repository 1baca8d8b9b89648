import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languagesIn} from '../../content/content-languages';
import {useSiteIds} from '../../ui/JsonLd';
import {useWrittenIn} from '../../ui/LanguageMark';

/**
 * Adds a link to each language version of the page, for search engines. A page without `languages` in
 * its front matter exists in all of the site's languages. An untranslated page's canonical URL is the
 * original's.
 *
 * `rel` must follow `href`: in this order, Helmet replaces the site-wide links with these links.
 */
export default function LanguageAlternates({frontMatter = {}}: {frontMatter?: object}) {
  const {defaultLocale, localeConfigs, locales} = useDocusaurusContext().i18n;
  const {inLanguage, openGraphLocale} = useSiteIds();
  const {pathname} = useLocation();
  const writtenIn = useWrittenIn(frontMatter);
  const written = languagesIn(frontMatter) ?? locales;
  const urlIn = (locale: string) => inLanguage(pathname, locale);
  const fallback = written.includes(defaultLocale) ? defaultLocale : (written[0] ?? defaultLocale);
  return (
    <Head>
      {written.map((locale) => (
        <link
          key={locale}
          hrefLang={localeConfigs[locale]?.htmlLang}
          href={urlIn(locale)}
          rel="alternate"
        />
      ))}
      <link hrefLang="x-default" href={urlIn(fallback)} rel="alternate" />
      {writtenIn && <link rel="canonical" href={urlIn(writtenIn)} />}
      {writtenIn && <meta property="og:url" content={urlIn(writtenIn)} />}
      {writtenIn && <meta property="og:locale" content={openGraphLocale(writtenIn)} />}
    </Head>
  );
}

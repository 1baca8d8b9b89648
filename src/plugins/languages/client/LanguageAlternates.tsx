import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languagesIn} from '@site/src/lib/content-languages';
import {useSiteIds} from '@site/src/lib/ui/JsonLd/useSiteIds';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/**
 * For search engines, adds a link to the head for each language version of the page. The default is
 * all languages of the site. An untranslated page also gets the URL of its original.
 *
 * With `rel` after `href`, Helmet treats these tags as one group, so those of a page replace those of
 * the site.
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

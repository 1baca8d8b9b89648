import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteIds} from '@site/src/lib/ui/JsonLd/useSiteIds';

type Props = {
  /** The languages of the page. The default is all languages of the site. */
  languages?: readonly string[];
};

/**
 * For search engines, adds a link to the head for each language version of the page.
 *
 * With `rel` after `href`, Helmet treats these tags as one group, so those of a page replace those of
 * the site.
 */
export default function LanguageAlternates({languages}: Props) {
  const {defaultLocale, localeConfigs, locales} = useDocusaurusContext().i18n;
  const {inLanguage} = useSiteIds();
  const {pathname} = useLocation();
  const written = languages ?? locales;
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
    </Head>
  );
}

import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteIds} from '@site/src/lib/ui/JsonLd/useSiteIds';

type Props = {
  /** The languages of the page; every language of the site by default. */
  languages?: readonly string[];
};

/**
 * For search engines: the URLs of the page in its languages, and the one for readers of other
 * languages.
 *
 * `rel` must come after `href`: then Helmet treats these tags as one group, and replaces the site's
 * group with the page's.
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

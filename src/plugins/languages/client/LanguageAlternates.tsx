import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteIds} from '@site/src/lib/ui/JsonLd/useSiteIds';

type Props = {
  /** Those the page is written in; every language of the site by default. */
  languages?: readonly string[];
};

/**
 * For search engines: the URLs of the page in its languages, and the one
 * for readers of neither.
 *
 * `rel` stands last: by the last of `href` and `rel` Helmet tells which tags are
 * the same, so that those of a page take the place of the site's all together.
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

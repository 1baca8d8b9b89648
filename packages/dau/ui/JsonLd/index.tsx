import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {jsonInHtml} from '../../utils/escape';
import {useSite} from '../useSite';

/** Returns the `@id` values and URLs that all pages' structured data shares. */
export function useSiteIds() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  const {defaultLocale, currentLocale, localeConfigs} = i18n;
  const home = `${url}${baseUrl}`;
  return {
    site: useSite(),
    siteName: siteConfig.title,
    /** The absolute URL of the home page in the current language, with a trailing slash. */
    home,
    /** The author's `@id`. It is the same in every language. */
    person: `${url}${localeConfigs[defaultLocale]?.baseUrl ?? baseUrl}#person`,
    website: `${home}#website`,
    language: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    /** Returns the absolute URL of a path that includes the base URL. */
    absolute: (path: string) => new URL(path, url).href,
  };
}

export type SiteIds = ReturnType<typeof useSiteIds>;

export default function JsonLd({data}: {readonly data: object}) {
  return (
    <Head>
      <script type="application/ld+json">
        {jsonInHtml({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}

import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

import {jsonInHtml} from '../../utils/escape';
import {belowBase} from '../../utils/urls';
import {useSite} from '../useSite';

/** Returns the `@id` values and URLs that all pages' structured data shares. */
export function useSiteIds() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  const rootOf = (locale: string) => `${url}${i18n.localeConfigs[locale]?.baseUrl ?? baseUrl}`;
  const htmlLangOf = (locale: string) => i18n.localeConfigs[locale]?.htmlLang ?? locale;
  const home = `${url}${baseUrl}`;
  return {
    site: useSite(),
    siteName: siteConfig.title,
    /** The absolute URL of the home page in the current language, with a trailing slash. */
    home,
    /** The author's `@id`. It is the same in every language. */
    person: `${rootOf(i18n.defaultLocale)}#person`,
    website: `${home}#website`,
    language: htmlLangOf(i18n.currentLocale),
    /** Returns a language in Open Graph's format: `pt_BR`. */
    openGraphLocale: (locale: string) => htmlLangOf(locale).replace('-', '_'),
    /** Returns the absolute URL of a path that includes the base URL. */
    absolute: (path: string) => new URL(path, url).href,
    /** Returns the absolute URL of the same page in another language. `/en` and `/en/` are the same page. */
    inLanguage: (path: string, locale: string) =>
      new URL(belowBase(applyTrailingSlash(path, siteConfig), baseUrl), rootOf(locale)).href,
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

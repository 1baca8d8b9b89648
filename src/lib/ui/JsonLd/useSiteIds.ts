import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {servedAddress} from '@site/src/lib/page-path';

/** The `@id` values and addresses that the structured data of all pages share. */
export type SiteIds = {
  /** Absolute URL of the home page in the current language, with a trailing slash. */
  readonly home: string;
  /** `@id` of the author. It is the same in every language. */
  readonly person: string;
  /** `@id` of the site in the current language. */
  readonly website: string;
  /** HTML language tag of the page. */
  readonly language: string;
  /** Returns the absolute URL of a path with the base URL. */
  readonly absolute: (path: string) => string;
  /** Returns the absolute URL of the same page in another language. */
  readonly inLanguage: (path: string, locale: string) => string;
};

/** Returns the ids and addresses for structured data. */
export function useSiteIds(): SiteIds {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  const rootOf = (locale: string) => `${url}${i18n.localeConfigs[locale]?.baseUrl ?? baseUrl}`;
  const home = `${url}${baseUrl}`;
  return {
    home,
    person: `${rootOf(i18n.defaultLocale)}#person`,
    website: `${home}#website`,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    absolute: (path) => new URL(path, url).href,
    inLanguage: (path, locale) => `${rootOf(locale)}${servedAddress(path.slice(baseUrl.length))}`,
  };
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {servedAddress} from '@site/src/lib/page-path';

/** Names by which the structured data of all pages speak of the same things. */
export type SiteIds = {
  /** Home of the page's language, absolute, with its final slash. */
  readonly home: string;
  /** The author: one person in every language. */
  readonly person: string;
  /** The site in the page's language. */
  readonly website: string;
  readonly language: string;
  /** Makes an address of this site (with base URL) absolute. */
  readonly absolute: (path: string) => string;
  /** The same page of this site in another language, absolute. */
  readonly inLanguage: (path: string, locale: string) => string;
};

/** `@id`s, languages and addresses for structured data. */
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

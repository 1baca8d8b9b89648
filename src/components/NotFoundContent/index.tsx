import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import MarkedSentence from '@site/src/components/MarkedSentence';
import type {Localized} from '@site/src/lib/text-in';
import type {Section} from '@site/src/plugins/shell/navigation';
import clsx from 'clsx';

import styles from './styles.module.css';

/** What readers without scripts see where the host has only the page of the default language. */
const HOME: Localized = {
  vi: 'Không tìm thấy trang. Về trang chủ',
  en: 'Page not found. To the home page',
};

/** Adds the script that redirects to the not-found page in the language of the path, and links. */
function LanguageOfPath() {
  const {
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const others = locales.filter((locale) => locale !== defaultLocale);
  const isDefault = currentLocale === defaultLocale;
  return (
    <>
      <Head>
        <script
          src={`${baseUrl}js/not-found.js`}
          data-base={isDefault ? baseUrl : undefined}
          data-locales={others.join(' ')}
        />
      </Head>
      {isDefault && (
        <noscript>
          {others.map((locale) => (
            <p key={locale} lang={localeConfigs[locale]?.htmlLang}>
              <a href={localeConfigs[locale]?.baseUrl}>
                {HOME[locale] ?? localeConfigs[locale]?.label}
              </a>
            </p>
          ))}
        </noscript>
      )}
    </>
  );
}

/** Returns the sections that are not empty. */
function useSections(): readonly Section[] {
  return useDocusaurusContext().siteConfig.customFields?.sections as readonly Section[];
}

/** The content of the not-found page: a message, a search form and links to the sections. */
export default function NotFoundContent({className}: {className?: string}) {
  const sections = useSections();
  const search = useBaseUrl('/search');
  return (
    <main className={clsx('container', styles.page, className)}>
      <LanguageOfPath />
      <Heading as="h1" className={styles.title}>
        <MarkedSentence text={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <form className={styles.search} action={search} role="search">
        <label htmlFor="not-found-search">
          <Translate id="dau.notFound.search">
            Tìm trên website này, gõ không dấu cũng được
          </Translate>
        </label>
        <div>
          <input id="not-found-search" className="dau-field" type="search" name="q" required />
          <button type="submit" className="button button--primary">
            <Translate id="dau.notFound.submit">Tìm</Translate>
          </button>
        </div>
      </form>
      <nav aria-label={translate({id: 'dau.notFound.sections', message: 'Các mục chính'})}>
        <ul className={`dau-list ${styles.sections}`}>
          {sections.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import MarkedSentence from '@site/src/lib/ui/MarkedSentence';
import {useSite} from '@site/src/lib/ui/useSite';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Some hosts serve the same not-found page for all languages, so a script redirects to the right page. */
function LanguageOfPath() {
  const {
    i18n: {currentLocale, defaultLocale, locales},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  if (locales.length === 1) return null;
  return (
    <Head>
      <script
        src={`${baseUrl}js/not-found-redirect.js`}
        data-base={currentLocale === defaultLocale ? baseUrl : undefined}
        data-locales={locales.filter((locale) => locale !== defaultLocale).join(' ')}
      />
    </Head>
  );
}

export default function NotFoundContent({className}: {className?: string}) {
  const {sections} = useSite();
  const search = useBaseUrl('/search');
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});
  return (
    <main className={clsx('container', styles.page, className)}>
      <LanguageOfPath />
      <Heading as="h1" className={styles.title} aria-label={title}>
        <MarkedSentence text={title} />
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
        <label className="dau-soft" htmlFor="not-found-search">
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
        <ul className="dau-list dau-links">
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

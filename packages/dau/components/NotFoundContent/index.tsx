import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {PAGES} from '../../utils/engine-pages';
import MarkedSentence from '../../ui/MarkedSentence';
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

const ACUTE = 'm21.6 4.5 3.5-3.7 2.7 2.3-4 3.5Z';

/** A letter on handwriting paper. Its tone mark has fallen off. */
const FallenMark = () => (
  <svg fill="currentcolor" viewBox="0 0 38 42" preserveAspectRatio="xMinYMid" aria-hidden>
    <path className={styles.lines} d="M0 13.6h130M0 30.4h130" />
    <path className={styles.lines} strokeDasharray=".9 .9" d="M0 .8h130" />
    <path d="M14.2 13.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 4.8-1.5v1.5h4V14h-4v1.1a8.4 8.4 0 0 0-4.8-1.5Zm0 3.9a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
    <g className={styles.marks}>
      <path d="m7.1 9.5 6-5.4h2.1l6 5.4-2.3 2.4-4.7-4.2-4.8 4.2Z" />
      <path d={ACUTE} transform="translate(7 33.4) rotate(104 24.7 4.1)" />
    </g>
    <path className={styles.fall} strokeDasharray=".1 1.5" d="M27 8q5.5 10 4.7 25" />
    <path className={styles.fall} strokeDasharray=".6 .7" d={ACUTE} />
  </svg>
);

/**
 * The content of the not-found page. Only its title is Docusaurus' own string, whose translations are in
 * `features/translations`.
 */
export default function NotFoundContent({className}: {className?: string}) {
  const search = useBaseUrl(PAGES.search);
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});
  const hint = translate({
    id: 'theme.SearchModal.searchBox.placeholderText',
    message: 'Search docs',
  });
  return (
    <main className={clsx('container dau-illustrated margin-vert--xl', className)}>
      <LanguageOfPath />
      <FallenMark />
      <Heading as="h1" aria-label={title}>
        <MarkedSentence text={title} />
      </Heading>
      <p>
        <Translate id="dau.notFound.text">
          Mình không tìm thấy nội dung bạn cần ở URL này.
        </Translate>
      </p>
      <p>
        <Translate id="dau.notFound.report">
          Nếu một website khác đưa bạn đến đây, nhờ bạn báo cho chủ website đó biết liên kết của họ
          đã hỏng.
        </Translate>
      </p>
      <form className={`dau-group dau-flow ${styles.search}`} action={search} role="search">
        <input
          className="dau-field"
          type="search"
          name="q"
          aria-label={hint}
          placeholder={hint}
          required
        />
        <button type="submit" className="button button--primary">
          <Translate id="dau.notFound.submit">Tìm</Translate>
        </button>
      </form>
    </main>
  );
}

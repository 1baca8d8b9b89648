import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useWrittenIn} from '../../ui/LanguageMark';
import {languageName, newerIn} from '../../content/content-languages';

type Props = {
  metadata: {frontMatter: object};
  children: ReactNode;
};

/**
 * Shows a notice above a page whose translation is missing or outdated (`content/translation-state.ts`). The
 * canonical URL of a page without a translation is the original's.
 */
export default function LanguageNotice({metadata: {frontMatter}, children}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const writtenIn = useWrittenIn(frontMatter);
  const original = writtenIn ?? newerIn(frontMatter);
  const language = original && languageName(original, currentLocale);
  const canonical = writtenIn && createUrl({locale: writtenIn, fullyQualified: true});
  return (
    <>
      {canonical && (
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
      )}
      {language && (
        <p className="dau-linked dau-note" role="note" data-search-ignore>
          {writtenIn
            ? translate(
                {id: 'dau.language.notice', message: 'Trang này hiện chỉ có bản {language}.'},
                {language},
              )
            : translate(
                {
                  id: 'dau.language.stale',
                  message: 'Bản gốc {language} đã thay đổi sau khi trang này được dịch.',
                },
                {language},
              )}{' '}
          {/* This is not a `Link`, because each language is a separate application */}
          <a href={createUrl({locale: original, fullyQualified: false})} hrefLang={original}>
            {translate({id: 'dau.language.original', message: 'Đọc bản gốc'})}
          </a>
        </p>
      )}
      {/* The language is for screen readers and translation tools */}
      {writtenIn ? <div lang={writtenIn}>{children}</div> : children}
    </>
  );
}

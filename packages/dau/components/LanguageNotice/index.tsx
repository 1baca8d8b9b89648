import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteIds} from '../../ui/JsonLd';
import {useWrittenIn} from '../../ui/LanguageMark';
import {languageName, newerIn} from '../../content/content-languages';
import LanguageAlternates from '../LanguageAlternates';

import styles from './styles.module.css';

type Props = {
  metadata: {permalink: string; frontMatter: object};
  children: ReactNode;
};

/**
 * Adds links to the page in its languages, for search engines, and shows a notice above a page whose
 * translation is missing or outdated (`content/translation-state.ts`).
 */
export default function LanguageNotice({metadata: {permalink, frontMatter}, children}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {inLanguage} = useSiteIds();
  const writtenIn = useWrittenIn(frontMatter);
  const original = writtenIn ?? newerIn(frontMatter);
  const language = original && languageName(original, currentLocale);
  return (
    <>
      <LanguageAlternates frontMatter={frontMatter} />
      {language && (
        <p className={`dau-linked ${styles.notice}`} role="note" data-search-ignore>
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
          <a href={new URL(inLanguage(permalink, original)).pathname} hrefLang={original}>
            {translate({id: 'dau.language.original', message: 'Đọc bản gốc'})}
          </a>
        </p>
      )}
      {/* The language is for screen readers and translation tools */}
      {writtenIn ? <div lang={writtenIn}>{children}</div> : children}
    </>
  );
}

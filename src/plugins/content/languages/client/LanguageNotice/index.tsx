import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteIds} from '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds';
import {languageName} from '@site/src/plugins/content/languages/types';

import styles from './styles.module.css';

type Props = {
  readonly permalink: string;
  /** See `useWrittenIn`; `undefined` where the page is in its own language. */
  readonly writtenIn: string | undefined;
  readonly children: ReactNode;
};

/** The name of a language, in the language of the page. */
export function useLanguageName(language: string): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return languageName(language, currentLocale);
}

function Notice({permalink, writtenIn}: {permalink: string; writtenIn: string}) {
  const language = useLanguageName(writtenIn);
  const {inLanguage} = useSiteIds();
  return (
    <p className={styles.notice} role="note" data-search-ignore>
      <Translate
        id="dau.language.notice"
        description="Above a page that is not translated"
        values={{language}}
      >
        {'Trang này hiện chỉ có bản {language}.'}
      </Translate>{' '}
      {/* No Link: another language is another application */}
      <a href={new URL(inLanguage(permalink, writtenIn)).pathname} hrefLang={writtenIn}>
        <Translate
          id="dau.language.original"
          description="Link to the original of a page that is not translated"
        >
          Đọc bản gốc
        </Translate>
      </a>
    </p>
  );
}

/**
 * Around the text of a post or guide. Where a translation is missing it says
 * so, and marks the text with the language it is really in, for screen readers
 * and translators.
 */
export default function LanguageNotice({permalink, writtenIn, children}: Props) {
  if (writtenIn === undefined) return children;
  return (
    <>
      <Notice permalink={permalink} writtenIn={writtenIn} />
      <div lang={writtenIn}>{children}</div>
    </>
  );
}

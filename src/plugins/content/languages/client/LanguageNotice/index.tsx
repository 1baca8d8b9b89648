import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';

import {useSiteIds} from '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds';
import {languageName} from '@site/src/plugins/content/languages/types';

import styles from './styles.module.css';

type Props = {
  readonly permalink: string;
  /** See `useWrittenIn`; `undefined` where the page is in its own language. */
  readonly writtenIn?: string | undefined;
  /** Language of the original, if it has changed since it was translated. */
  readonly newerIn?: string | undefined;
  readonly children: ReactNode;
};

/** The name of a language, in the language of the page. */
export function useLanguageName(language: string): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return languageName(language, currentLocale);
}

type NoticeProps = {
  readonly permalink: string;
  /** Language of the original. */
  readonly original: string;
  /** The text is in the language of the page: the notice is less important than it. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

function Notice({permalink, original, isQuiet = false, children}: NoticeProps) {
  const {inLanguage} = useSiteIds();
  return (
    <p className={clsx(styles.notice, isQuiet && styles.quiet)} role="note" data-search-ignore>
      {children} {/* No Link: another language is another application */}
      <a href={new URL(inLanguage(permalink, original)).pathname} hrefLang={original}>
        <Translate
          id="dau.language.original"
          description="Link to the original of a page that is not translated, or not of late"
        >
          Đọc bản gốc
        </Translate>
      </a>
    </p>
  );
}

function Missing({language}: {language: string}) {
  return (
    <Translate
      id="dau.language.notice"
      description="Above a page that is not translated"
      values={{language: useLanguageName(language)}}
    >
      {'Trang này hiện chỉ có bản {language}.'}
    </Translate>
  );
}

function Stale({language}: {language: string}) {
  return (
    <Translate
      id="dau.language.stale"
      description="Above a translated page whose original has changed since"
      values={{language: useLanguageName(language)}}
    >
      {'Bản gốc {language} đã thay đổi sau khi trang này được dịch.'}
    </Translate>
  );
}

/**
 * Around the text of a page. Where a translation is missing it says so, and
 * marks the text with the language it is really in, for screen readers and
 * translators. It also says if a translation is older than its original.
 */
export default function LanguageNotice({permalink, writtenIn, newerIn, children}: Props) {
  if (writtenIn !== undefined) {
    return (
      <>
        <Notice permalink={permalink} original={writtenIn}>
          <Missing language={writtenIn} />
        </Notice>
        <div lang={writtenIn}>{children}</div>
      </>
    );
  }
  if (newerIn === undefined) return children;
  return (
    <>
      <Notice permalink={permalink} original={newerIn} isQuiet>
        <Stale language={newerIn} />
      </Notice>
      {children}
    </>
  );
}

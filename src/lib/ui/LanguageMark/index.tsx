import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languageName} from '@site/src/lib/languages';

import styles from './styles.module.css';

/** “In English”, in the language of the page. */
export function LanguageMarkText({writtenIn}: {writtenIn: string}) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return translate(
    {id: 'dau.language.only', message: 'bản {language}'},
    {language: languageName(writtenIn, currentLocale)},
  );
}

type Props = {
  writtenIn: string | undefined;
  /** In a list the mark stands below the title; on its own page the notice says it. */
  isMarked: boolean;
  children: ReactNode;
};

/** Around a title: marks its language where that is not the page's. */
export default function LanguageMark({writtenIn, isMarked, children}: Props) {
  if (writtenIn === undefined) return children;
  return (
    <>
      <div lang={writtenIn}>{children}</div>
      {isMarked && (
        <p className={styles.mark}>
          <LanguageMarkText writtenIn={writtenIn} />
        </p>
      )}
    </>
  );
}

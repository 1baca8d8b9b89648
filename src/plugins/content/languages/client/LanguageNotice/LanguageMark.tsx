import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import {useLanguageName} from '.';
import styles from './styles.module.css';

type Props = {
  readonly writtenIn: string | undefined;
  /** In a list the mark stands below the title; on its own page the notice says it. */
  readonly isMarked: boolean;
  readonly children: ReactNode;
};

/** “In English”, in the language of the page. */
export function LanguageMarkText({writtenIn}: {writtenIn: string}) {
  return (
    <Translate
      id="dau.language.only"
      description="Mark beside a title in a list: what it leads to is not translated"
      values={{language: useLanguageName(writtenIn)}}
    >
      {'bản {language}'}
    </Translate>
  );
}

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

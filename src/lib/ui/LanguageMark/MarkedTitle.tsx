import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languageName} from '@site/src/lib/languages';

import {useWrittenIn} from './useWrittenIn';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Where the post or guide is not in every language. */
  languages?: readonly string[];
};

/** A title in a list of links, marked where it is not in the language of the page. */
export default function MarkedTitle({title, languages}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const writtenIn = useWrittenIn({languages});
  if (writtenIn === undefined) return title;
  return (
    <>
      <span lang={writtenIn}>{title}</span>{' '}
      <small className={styles.inline}>
        (
        {translate(
          {id: 'dau.language.only', message: 'bản {language}'},
          {language: languageName(writtenIn, currentLocale)},
        )}
        )
      </small>
    </>
  );
}

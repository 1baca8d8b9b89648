import {useWrittenIn} from './useWrittenIn';

import {LanguageMarkText} from '.';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Where the post or guide is not in every language. */
  languages?: readonly string[];
};

/** A title in a list of links, marked where it is not in the language of the page. */
export default function MarkedTitle({title, languages}: Props) {
  const writtenIn = useWrittenIn({languages});
  if (writtenIn === undefined) return title;
  return (
    <>
      <span lang={writtenIn}>{title}</span>{' '}
      <small className={styles.inline}>
        (<LanguageMarkText writtenIn={writtenIn} />)
      </small>
    </>
  );
}

import clsx from 'clsx';

import {toParts} from './letters';
import styles from './styles.module.css';

/**
 * Shows a sentence with its diacritics in the accent color.
 *
 * @param props.hasStop whether to add a period in the accent color
 */
export default function MarkedSentence({text, hasStop = true}: {text: string; hasStop?: boolean}) {
  return (
    <span>
      {toParts(text).map((part, index) =>
        part.bare === undefined ? (
          part.text
        ) : (
          <span
            key={index}
            className={clsx(styles.letter, part.bare === 'i' && styles.dotted)}
            data-bare={part.bare}
          >
            {part.text}
          </span>
        ),
      )}
      {hasStop && <span className={styles.stop}>.</span>}
    </span>
  );
}

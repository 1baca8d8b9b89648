import clsx from 'clsx';

import {isCapital, toWords} from './letters';
import styles from './styles.module.css';

/**
 * Shows a sentence with its diacritics in the accent color.
 *
 * @param props.hasStop whether to add a period in the accent color
 */
export default function MarkedSentence({text, hasStop = true}: {text: string; hasStop?: boolean}) {
  return (
    <span>
      {toWords(text).map((word, index) =>
        typeof word === 'string' ? (
          word
        ) : (
          <span key={index} className={styles.word} data-bare={word.bare}>
            {word.parts.map((part, position) =>
              part.position ? (
                <span
                  key={position}
                  className={clsx(styles[part.position], isCapital(part.text) && styles.capital)}
                >
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </span>
        ),
      )}
      {hasStop && <span className={styles.stop}>.</span>}
    </span>
  );
}

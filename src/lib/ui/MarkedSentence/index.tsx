import {Fragment} from 'react';

import clsx from 'clsx';

import {toWords} from './letters';
import styles from './styles.module.css';

/**
 * Shows a sentence with its diacritics in the accent color.
 *
 * @param props.hasStop whether to add a period in the accent color
 */
export default function MarkedSentence({text, hasStop = true}: {text: string; hasStop?: boolean}) {
  return (
    <>
      <span className="dau-visually-hidden">{text}</span>
      <span aria-hidden className={styles.sentence} data-search-ignore>
        {toWords(text).map((letters, word) => (
          <Fragment key={word}>
            {word > 0 && ' '}
            <span className={styles.word}>
              {letters.map(({full, bare}, index) =>
                bare === undefined ? (
                  full
                ) : (
                  <span key={index} className={styles.letter}>
                    <span className={styles.marks}>{full}</span>
                    <span className={clsx(styles.bare, bare === 'i' && styles.dotted)}>{bare}</span>
                  </span>
                ),
              )}
            </span>
          </Fragment>
        ))}
        {hasStop && <span className={styles.marks}>.</span>}
      </span>
    </>
  );
}

import clsx from 'clsx';

import {isCapital, toWords} from './letters';
import styles from './styles.module.css';

type Props = {readonly text: string; readonly hasStop?: boolean; readonly isQuiet?: boolean};

/**
 * Shows a sentence with its diacritics in the accent color.
 *
 * @param props.hasStop whether to add a period in the accent color
 * @param props.isQuiet whether the diacritics have the color only while the surrounding `dau-target` is
 *   hovered or its link has the focus. On a phone, they always have the color
 */
export default function MarkedSentence({text, hasStop = true, isQuiet = false}: Props) {
  return (
    <span className={isQuiet ? styles.quiet : undefined}>
      {toWords(text).map((word, index) =>
        typeof word === 'string' ? (
          word
        ) : (
          <span key={index} className={styles.word} data-bare={word.bare}>
            {word.parts.map((part, position) =>
              part.position ? (
                <span
                  key={position}
                  className={clsx(
                    styles[part.position],
                    isCapital(part.text) && styles.capital,
                    part.text.normalize('NFD').startsWith('u\u031B') && styles.horn,
                  )}
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

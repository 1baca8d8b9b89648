import type {ReactNode} from 'react';

import MarkedSentence from '@site/src/lib/ui/MarkedSentence';

import {codePointName, type Letter} from './inspectText';
import {markName} from './markName';
import styles from './styles.module.css';

/** A letter with its code points in both Unicode forms. */
export default function LetterCard({letter, nfc, nfd}: Letter): ReactNode {
  return (
    <li className={styles.card}>
      <span className={`dau-ruled ${styles.letter}`} lang="vi">
        {letter.trim() ? <MarkedSentence text={letter} hasStop={false} /> : '␣'}
      </span>
      <span className={styles.form}>NFC</span>
      <CodePoints characters={nfc} />
      <span className={styles.form}>NFD</span>
      <CodePoints characters={nfd} />
    </li>
  );
}

function CodePoints({characters}: {readonly characters: readonly string[]}): ReactNode {
  return (
    <span className={styles.codePoints}>
      {characters.map((character, index) => {
        const name = markName(character);
        return (
          <span key={index}>
            <code>{codePointName(character)}</code>
            {name && ` ${name}`}
          </span>
        );
      })}
    </span>
  );
}

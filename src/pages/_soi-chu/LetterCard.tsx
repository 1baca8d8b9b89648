import type {ReactNode} from 'react';
import clsx from 'clsx';

import MarkedSentence from '@site/src/lib/ui/MarkedSentence';

import {codePointName, type Letter} from './inspectText';
import {markName} from './markName';
import styles from './styles.module.css';

/** A letter with its code points in both Unicode forms, or only once if they are the same. */
export default function LetterCard({letter, nfc, nfd}: Letter): ReactNode {
  const isPlain = nfc.join('') === nfd.join('');
  return (
    <li className={clsx(styles.card, isPlain && styles.plain)}>
      <span className={`dau-ruled ${styles.letter}`} lang="vi">
        {letter.trim() ? <MarkedSentence text={letter} hasStop={false} /> : '␣'}
      </span>
      {!isPlain && (
        <>
          <span className={styles.form}>NFC</span>
          <CodePoints characters={nfc} />
          <span className={styles.form}>NFD</span>
        </>
      )}
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

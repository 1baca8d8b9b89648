import {Fragment} from 'react';

import MarkedSentence from 'dau/ui/MarkedSentence';

import {codePointName, type Letter} from './inspectText';
import {markName} from './markName';
import styles from './styles.module.css';

/** A letter with its code points in both Unicode forms, or only once if they are the same. */
export default function LetterCard({letter, nfc, nfd}: Letter) {
  const isPlain = nfc.join('') === nfd.join('');
  return (
    <li className={styles.card}>
      <span className={`dau-ruled ${styles.letter}`} lang="vi">
        {letter.trim() ? <MarkedSentence text={letter} hasStop={false} /> : '␣'}
      </span>
      {!isPlain && <CodePoints characters={nfc} label="NFC" />}
      <CodePoints characters={nfd} label={isPlain ? undefined : 'NFD'} />
    </li>
  );
}

/** Rows with a label or the name of a mark, and a code point. */
function CodePoints({characters, label}: {characters: readonly string[]; label?: string}) {
  return characters.map((character, index) => (
    <Fragment key={index}>
      <span className={styles.name}>{(index === 0 && label) || markName(character)}</span>
      <code>{codePointName(character)}</code>
    </Fragment>
  ));
}

import {Fragment} from 'react';

import {translate} from '@docusaurus/Translate';

import MarkedSentence from '../../ui/MarkedSentence';
import {codePointName, type Letter} from './inspectText';
import styles from './styles.module.css';

/** The Vietnamese names of combining marks. */
const markNames = (): Readonly<Record<string, string>> => ({
  '\u0300': translate({id: 'dau.textInspector.mark.grave', message: 'huyền'}),
  '\u0301': translate({id: 'dau.textInspector.mark.acute', message: 'sắc'}),
  '\u0302': translate({id: 'dau.textInspector.mark.circumflex', message: 'mũ'}),
  '\u0303': translate({id: 'dau.textInspector.mark.tilde', message: 'ngã'}),
  '\u0306': translate({id: 'dau.textInspector.mark.breve', message: 'trăng'}),
  '\u0309': translate({id: 'dau.textInspector.mark.hook', message: 'hỏi'}),
  '\u031B': translate({id: 'dau.textInspector.mark.horn', message: 'móc'}),
  '\u0323': translate({id: 'dau.textInspector.mark.dot', message: 'nặng'}),
});

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
  const names = markNames();
  return characters.map((character, index) => (
    <Fragment key={index}>
      <span className={styles.name}>{(index === 0 && label) || names[character]}</span>
      <code>{codePointName(character)}</code>
    </Fragment>
  ));
}

import {Fragment} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import Button from '../../ui/Button';
import MarkedSentence from '../../ui/MarkedSentence';
import {codePointName, inspectText, type Letter} from './inspectText';
import Field, {useSharedText} from './Field';
import styles from './styles.module.css';

const SPACE = '␣';

type Props = {readonly initialText: string; readonly isShared?: boolean};

/** Shows how a computer stores text: its code points, its two Unicode forms, and its slug. */
export default function TextInspector({initialText, isShared}: Props) {
  const [text, setText] = useSharedText(isShared ? 'text' : undefined, initialText);
  const {lengths, letters, plain, slug} = inspectText(text);
  const facts = [
    [translate({id: 'dau.textInspector.typedLength', message: 'Độ dài hiện tại'}), lengths.typed],
    [translate({id: 'dau.textInspector.nfcLength', message: 'Độ dài NFC'}), lengths.nfc],
    [translate({id: 'dau.textInspector.nfdLength', message: 'Độ dài NFD'}), lengths.nfd],
    [translate({id: 'dau.textInspector.plain', message: 'Bản không dấu'}), plain || '—'],
    [translate({id: 'dau.textInspector.slug', message: 'Slug'}), slug || '—'],
  ] as const;
  return (
    <div
      className={`dau-box ${styles.inspector}`}
      data-search-ignore
      data-hydrate={isShared && 'hash'}
    >
      <Field
        label={<Translate id="dau.textInspector.label">Gõ một từ có dấu</Translate>}
        text={text}
        setText={setText}
      >
        {(['NFC', 'NFD'] as const).map((form) => (
          <Button key={form} onClick={() => setText(text.normalize(form))}>
            <Translate id="dau.textInspector.normalize" values={{form}}>
              {'Đổi sang {form}'}
            </Translate>
          </Button>
        ))}
      </Field>

      <dl className={styles.facts} aria-live="polite">
        {facts.map(([term, fact]) => (
          <div key={term} className={styles.fact}>
            <dt className="dau-soft">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>

      <ul
        className={`dau-list ${styles.letters}`}
        aria-label={translate({id: 'dau.textInspector.letters', message: 'Từng chữ và mã của nó'})}
      >
        {letters.map((letter, index) => (
          <LetterCard key={index} {...letter} />
        ))}
      </ul>
    </div>
  );
}

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
function LetterCard({letter, nfc, nfd}: Letter) {
  const isPlain = nfc.join('') === nfd.join('');
  return (
    <li className={styles.card}>
      <span className={`dau-ruled ${styles.letter}`} lang="vi">
        {letter.trim() ? <MarkedSentence text={letter} hasStop={false} /> : <sup>{SPACE}</sup>}
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
      <small className={styles.name}>{(index === 0 && label) || names[character]}</small>
      <code>{codePointName(character)}</code>
    </Fragment>
  ));
}

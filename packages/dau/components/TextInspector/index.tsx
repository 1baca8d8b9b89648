import {useState, type ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import {inspectText} from './inspectText';
import Field from './Field';
import LetterCard from './LetterCard';
import styles from './styles.module.css';

type Props = {
  readonly text: string;
  readonly setText: (text: string) => void;
};

/** The text inspector's form and results. */
export function Inspector({text, setText}: Props) {
  const {lengths, letters, plain, slug} = inspectText(text);
  return (
    <div className={styles.inspector} data-search-ignore>
      <Field
        label={<Translate id="dau.textInspector.label">Gõ một từ có dấu</Translate>}
        text={text}
        setText={setText}
      >
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => setText(text.normalize('NFC'))}
        >
          <Translate id="dau.textInspector.toNfc">Đổi sang NFC</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => setText(text.normalize('NFD'))}
        >
          <Translate id="dau.textInspector.toNfd">Đổi sang NFD</Translate>
        </button>
      </Field>

      <dl className={styles.facts} aria-live="polite">
        <Fact term={translate({id: 'dau.textInspector.typedLength', message: 'Độ dài hiện tại'})}>
          {lengths.typed}
        </Fact>
        <Fact term={translate({id: 'dau.textInspector.nfcLength', message: 'Độ dài NFC'})}>
          {lengths.nfc}
        </Fact>
        <Fact term={translate({id: 'dau.textInspector.nfdLength', message: 'Độ dài NFD'})}>
          {lengths.nfd}
        </Fact>
        <Fact term={translate({id: 'dau.textInspector.plain', message: 'Bản không dấu'})}>
          {plain || '—'}
        </Fact>
        <Fact term={translate({id: 'dau.textInspector.slug', message: 'Slug'})}>
          <code>{slug || '—'}</code>
        </Fact>
      </dl>

      <ul
        className={styles.letters}
        aria-label={translate({id: 'dau.textInspector.letters', message: 'Từng chữ và mã của nó'})}
      >
        {letters.map((letter, index) => (
          <LetterCard key={index} {...letter} />
        ))}
      </ul>
    </div>
  );
}

function Fact({term, children}: {readonly term: string; readonly children: ReactNode}) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows how a computer stores text: its code points, its two Unicode forms, and its slug. */
export default function TextInspector({initialText}: {readonly initialText: string}) {
  const [text, setText] = useState(initialText);
  return <Inspector text={text} setText={setText} />;
}

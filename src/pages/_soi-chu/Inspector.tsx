import type {ReactNode} from 'react';
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
export default function Inspector({text, setText}: Props): ReactNode {
  const {lengths, letters, plain, slug} = inspectText(text);

  return (
    <div className={styles.inspector} data-search-ignore>
      <Field
        label={
          <Translate
            id="dau.textInspector.label"
            description="Label of the field of the text inspector"
          >
            Gõ một từ có dấu
          </Translate>
        }
        text={text}
        setText={setText}
      >
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => setText(text.normalize('NFC'))}
        >
          <Translate
            id="dau.textInspector.toNfc"
            description="Button that rewrites the field in the composed form"
          >
            Đổi sang NFC
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--outline"
          onClick={() => setText(text.normalize('NFD'))}
        >
          <Translate
            id="dau.textInspector.toNfd"
            description="Button that rewrites the field in the decomposed form"
          >
            Đổi sang NFD
          </Translate>
        </button>
      </Field>

      <dl className={styles.facts} aria-live="polite">
        <Fact
          term={translate({
            id: 'dau.textInspector.typedLength',
            message: 'Độ dài hiện tại',
            description: 'Length of the text as it stands in the field',
          })}
        >
          {lengths.typed}
        </Fact>
        <Fact
          term={translate({
            id: 'dau.textInspector.nfcLength',
            message: 'Độ dài NFC',
            description: 'Length of the text in the composed form',
          })}
        >
          {lengths.nfc}
        </Fact>
        <Fact
          term={translate({
            id: 'dau.textInspector.nfdLength',
            message: 'Độ dài NFD',
            description: 'Length of the text in the decomposed form',
          })}
        >
          {lengths.nfd}
        </Fact>
        <Fact
          term={translate({
            id: 'dau.textInspector.plain',
            message: 'Bản không dấu',
            description: 'The text without its marks',
          })}
        >
          {plain || '—'}
        </Fact>
        <Fact
          term={translate({
            id: 'dau.textInspector.slug',
            message: 'Slug',
            description: 'The text as the last part of an address',
          })}
        >
          <code>{slug || '—'}</code>
        </Fact>
      </dl>

      <ul
        className={styles.letters}
        aria-label={translate({
          id: 'dau.textInspector.letters',
          message: 'Từng chữ và mã của nó',
          description: 'Accessible name of the list of letters with their code points',
        })}
      >
        {letters.map((letter, index) => (
          <LetterCard key={index} {...letter} />
        ))}
      </ul>
    </div>
  );
}

function Fact({term, children}: {readonly term: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

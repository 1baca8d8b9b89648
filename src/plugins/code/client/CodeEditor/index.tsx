import {useState, type ReactNode} from 'react';
import {Highlight, type PrismTheme} from 'prism-react-renderer';

import {classOf} from '@site/src/plugins/code/client/HighlightedCode/colors';
import styles from './styles.module.css';

export type Props = {
  /** Accessible name of the text area. */
  readonly label: string;
  /** The initial code. To change it later, mount a new editor. */
  readonly initialCode: string;
  readonly language: string;
  readonly theme: PrismTheme | undefined;
  readonly onChange: (code: string) => void;
};

/**
 * A text area with highlighted code behind it. Undo, selection, input methods and
 * Tab work as in any text area.
 */
export default function CodeEditor({
  label,
  initialCode,
  language,
  theme,
  onChange,
}: Props): ReactNode {
  const [text, setText] = useState(initialCode);

  return (
    <div className={styles.editor}>
      <div className={styles.stack}>
        <Highlight code={text} language={language} theme={theme}>
          {({tokens, getLineProps, getTokenProps, style}) => (
            <pre className={styles.text} style={style} aria-hidden="true">
              {tokens.map((line, lineIndex) => (
                <div key={lineIndex} {...getLineProps({line})}>
                  {line.map((token, tokenIndex) => (
                    <span
                      key={tokenIndex}
                      {...getTokenProps({token})}
                      className={classOf(token.types)}
                    />
                  ))}
                </div>
              ))}
            </pre>
          )}
        </Highlight>
        <textarea
          className={styles.input}
          aria-label={label}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          translate="no"
          onChange={({target}) => {
            setText(target.value);
            onChange(target.value);
          }}
        />
      </div>
    </div>
  );
}

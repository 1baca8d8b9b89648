import {type ReactNode, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as LiveCodeBlockProps} from '@theme/LiveCodeBlock';
import clsx from 'clsx';

import {Highlighted} from '../HighlightedCode';
import LiveResult from './LiveResult';
import styles from './styles.module.css';
import Button from '../../../../ui/Button';
import {useNearView} from '../../../../utils/useNearView';

declare module '@theme/CodeBlock' {
  interface Props {
    /** The live code theme supports this prop, but does not publish its type. */
    live?: boolean;
  }
}

/**
 * A live code block. Its editor is a transparent `<textarea>` over the highlighted code, so the browser
 * handles undo, selection, input methods and Tab. The code runs when the block is near the viewport.
 */
export default function LiveCode({
  children,
  className = '',
  language = /language-(\w+)/.exec(className)?.[1],
  metastring,
}: LiveCodeBlockProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearView(frame);
  const original = (children ?? '').replace(/\n$/, '');
  const [code, setCode] = useState(original);
  const [run, setRun] = useState(0);

  const reset = () => {
    setCode(original);
    setRun(run + 1);
  };

  return (
    <div ref={frame} className={`dau-box ${styles.frame}`} data-hydrate="view">
      <div className={`dau-soft ${styles.header}`}>
        <Translate id="theme.Playground.liveEditor">Live Editor</Translate>
        {isNear && (
          <Button className="button--sm" data-print="hide" onClick={reset}>
            <Translate id="theme.Playground.buttons.reset">Reset</Translate>
          </Button>
        )}
      </div>
      <div className={clsx('theme-code-block dau-code-editor', styles.editor)}>
        <div className={styles.stack}>
          <Highlighted
            className={styles.text}
            code={code}
            language={language ?? 'tsx'}
            {...(isNear && {'aria-hidden': true, tabIndex: undefined})}
          />
          {isNear && (
            <textarea
              className={styles.input}
              aria-label={translate({id: 'dau.codeEditor.label', message: 'Mã nguồn, sửa được'})}
              value={code}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              translate="no"
              onChange={({target}) => setCode(target.value)}
            />
          )}
        </div>
      </div>
      <div className={`dau-soft ${styles.header}`}>
        <Translate id="theme.Playground.result">Result</Translate>
      </div>
      {isNear ? (
        // A new frame also ends the timers of the code, and works if the code has left its page
        <LiveResult key={run} code={code} noInline={metastring?.includes('noInline') ?? false} />
      ) : (
        <div className={`dau-soft padding--md ${styles.result}`}>
          <noscript>
            <Translate id="dau.liveCode.placeholder">
              Kết quả hiện ở đây khi JavaScript chạy.
            </Translate>
          </noscript>
        </div>
      )}
    </div>
  );
}

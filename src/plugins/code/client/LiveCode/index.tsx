import {type ReactNode, useRef, useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-live-codeblock';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Props as LiveCodeBlockProps} from '@theme/LiveCodeBlock';
import PlaygroundContainer from '@theme/Playground/Container';
import PlaygroundHeader from '@theme/Playground/Header';

import LiveResult from '../LiveResult';
import ResetButton from '../ResetButton';
import Editor from './Editor';
import styles from './styles.module.css';
import {useNearView} from '../../../../lib/useNearView';

declare module '@theme/CodeBlock' {
  interface Props {
    /** The live code theme adds this prop, but its published types lack it. */
    live?: boolean;
  }
}

/**
 * A live code block. It is static highlighted code until the reader scrolls near it,
 * then it becomes an editor, and its result appears. Without scripts, or if the editor
 * fails to load, the code stays readable.
 */
export default function LiveCode(block: LiveCodeBlockProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearView(frame);
  const {liveCodeBlock} = useThemeConfig() as unknown as ThemeConfig;
  const isResultFirst = liveCodeBlock.playgroundPosition === 'top';
  const original = (block.children ?? '').replace(/\n$/, '');
  const [code, setCode] = useState(original);
  const [run, setRun] = useState(0);

  const reset = () => {
    setCode(original);
    setRun(run + 1);
  };

  const editor = (
    <>
      <PlaygroundHeader buttons={isNear && <ResetButton onClick={reset} />}>
        <Translate id="theme.Playground.liveEditor">Live Editor</Translate>
      </PlaygroundHeader>
      <Editor
        isNear={isNear}
        run={run}
        initialCode={original}
        language={block.language ?? 'tsx'}
        onChange={setCode}
      >
        <CodeBlock {...block} live={false}>
          {block.children ?? ''}
        </CodeBlock>
      </Editor>
    </>
  );
  const result = (
    <>
      <PlaygroundHeader>
        <Translate id="theme.Playground.result">Result</Translate>
      </PlaygroundHeader>
      {isNear ? (
        <LiveResult
          code={code}
          noInline={block.metastring?.includes('noInline') ?? false}
          run={run}
        />
      ) : (
        <div className={styles.placeholder}>
          <Translate id="dau.liveCode.placeholder">
            Kết quả hiện ở đây khi JavaScript chạy.
          </Translate>
        </div>
      )}
    </>
  );

  return (
    <div ref={frame} className={styles.frame} data-hydrate="view">
      <PlaygroundContainer>
        {isResultFirst && result}
        {editor}
        {!isResultFirst && result}
      </PlaygroundContainer>
    </div>
  );
}

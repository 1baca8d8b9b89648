import {type ComponentType, type ReactNode, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Props as LiveCodeBlockProps} from '@theme/LiveCodeBlock';
import PlaygroundContainer from '@theme/Playground/Container';
import PlaygroundHeader from '@theme/Playground/Header';

import styles from './styles.module.css';
import {type LoadModule, useComponentNearView} from './useComponentNearView';

declare module '@theme/CodeBlock' {
  interface Props {
    /** The live code theme adds this prop, but its published types lack it. */
    live?: boolean;
  }
}

type Props = {
  /** Loads the editor. It is large, so only pages with live code load it. */
  readonly load: LoadModule<ComponentType<LiveCodeBlockProps>>;
  readonly block: LiveCodeBlockProps;
};

/**
 * A live code block. It is static highlighted code until the reader scrolls near it,
 * then it becomes an editor. Without scripts, or if the editor fails to load, the
 * code stays readable.
 */
export default function LiveCode({load, block}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {Component, failed, retry} = useComponentNearView(load, frame);

  return (
    <div ref={frame} className={styles.frame} data-hydrate="view">
      {Component ? (
        <Component {...block} />
      ) : (
        <PlaygroundContainer>
          <PlaygroundHeader>
            <Translate
              id="theme.Playground.liveEditor"
              description="The live editor label of the live codeblocks"
            >
              Live Editor
            </Translate>
          </PlaygroundHeader>
          <CodeBlock {...block} live={false}>
            {block.children ?? ''}
          </CodeBlock>
          <PlaygroundHeader>
            <Translate
              id="theme.Playground.result"
              description="The result label of the live codeblocks"
            >
              Result
            </Translate>
          </PlaygroundHeader>
          <div className={styles.placeholder}>
            {failed ? (
              <div role="alert">
                <p>
                  <Translate
                    id="dau.liveCode.failed"
                    description="Shown where the result of live code would be when the editor could not be fetched"
                  >
                    Không tải được trình soạn thảo. Mã ở trên vẫn đọc được.
                  </Translate>
                </p>
                <button type="button" className="button button--secondary" onClick={retry}>
                  <Translate
                    id="dau.liveCode.retry"
                    description="Button that tries to fetch the live editor again"
                  >
                    Thử lại
                  </Translate>
                </button>
              </div>
            ) : (
              <Translate
                id="dau.liveCode.placeholder"
                description="Stands where the result of live code will be, also for readers without scripts"
              >
                Kết quả hiện ở đây khi JavaScript chạy.
              </Translate>
            )}
          </div>
        </PlaygroundContainer>
      )}
    </div>
  );
}

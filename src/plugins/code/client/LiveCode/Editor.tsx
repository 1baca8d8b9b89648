import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePrismTheme} from '@docusaurus/theme-common';

import type {Props as CodeEditorProps} from '../CodeEditor';

type Props = Pick<CodeEditorProps, 'initialCode' | 'language' | 'onChange'> & {
  /** Load the editor now. It is large, so only readers who come near a block load it. */
  readonly isNear: boolean;
  /** Another number discards what the reader has typed. */
  readonly run: number;
  /** The code as text, until the editor is loaded. */
  readonly children: ReactNode;
};

/** Shows the code, and the editor in its place as soon as it is loaded. */
export default function Editor({isNear, run, children, ...props}: Props): ReactNode {
  const theme = usePrismTheme();
  const [CodeEditor, setCodeEditor] = useState<ComponentType<CodeEditorProps>>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    import('../CodeEditor').then(
      (module) => setCodeEditor(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);

  if (CodeEditor) {
    const label = translate({id: 'dau.codeEditor.label', message: 'Mã nguồn, sửa được'});
    return <CodeEditor key={run} {...props} label={label} theme={theme} />;
  }
  return (
    <>
      {children}
      {hasFailed && (
        <div role="alert">
          <p>
            <Translate id="dau.liveCode.failed">
              Không tải được trình soạn thảo. Mã ở trên vẫn đọc được.
            </Translate>
          </p>
          <button type="button" className="button button--secondary" onClick={load}>
            <Translate id="dau.liveCode.retry">Thử lại</Translate>
          </button>
        </div>
      )}
    </>
  );
}

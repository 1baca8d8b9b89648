import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import {FRAME_PATH} from '../../protocol';
import {connect, type Connection} from './connect';
import styles from './styles.module.css';

type Props = {
  readonly code: string;
  readonly noInline: boolean;
  /** The code restarts when this number changes. */
  readonly run: number;
};

type State = 'loading' | 'running' | 'stopped';

/**
 * Runs live code in a frame without an origin, and shows the result there. Removes the frame if the code
 * does not end, or if it opens another page.
 */
export default function LiveResult({code, noInline, run}: Props): ReactNode {
  const frameUrl = useBaseUrl(FRAME_PATH);
  const {colorMode: theme} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [connection, setConnection] = useState<Connection>();
  const [state, setState] = useState<State>('loading');
  const [height, setHeight] = useState<number>();

  useEffect(() => () => connection?.close(), [connection]);
  useEffect(() => connection?.send({type: 'theme', theme}), [connection, theme]);
  useEffect(
    () => connection?.send({type: 'run', code, noInline, run}),
    [connection, code, noInline, run],
  );

  const end = () => {
    setConnection(undefined);
    setState('stopped');
  };
  const handleLoad = () => {
    const contentWindow = frame.current?.contentWindow;
    if (!contentWindow) return;
    // A second load means that the code opened another page in the frame
    if (connection) return end();
    const show = (pixels: number) => {
      setHeight(pixels);
      setState('running');
    };
    setConnection(connect(contentWindow, show, end));
  };

  return (
    <div className={styles.result} aria-busy={state === 'loading'}>
      {state !== 'stopped' ? (
        <iframe
          ref={frame}
          className={clsx(styles.resultFrame, state === 'loading' && styles.loading)}
          title={translate({id: 'dau.liveCode.frame', message: 'Kết quả của mã'})}
          // Allows scripts only: no origin, no forms, no new windows, no navigating the page
          sandbox="allow-scripts"
          src={frameUrl}
          height={height}
          onLoad={handleLoad}
        />
      ) : (
        <div className={styles.message} role="alert">
          <p>
            <Translate id="dau.liveCode.stopped">
              Không có kết quả: mã chạy quá lâu, hoặc chưa tải được phần chạy mã.
            </Translate>
          </p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setState('loading')}
          >
            <Translate id="dau.liveCode.runAgain">Chạy lại</Translate>
          </button>
        </div>
      )}
    </div>
  );
}

import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import {FRAME_PATH} from '../../protocol';
import {connect, type Connection, type End} from './connect';
import styles from './styles.module.css';

type Props = {
  readonly code: string;
  readonly noInline: boolean;
  /** Another number starts the code anew. */
  readonly run: number;
};

type State = 'loading' | 'running' | End;

/**
 * Runs live code in a frame without an origin, and shows its result there. Takes the frame down if
 * the code does not give the browser a turn, or leaves the frame's page.
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

  const end = (why: End) => {
    setConnection(undefined);
    setState(why);
  };
  const handleLoad = () => {
    const contentWindow = frame.current?.contentWindow;
    if (!contentWindow) return;
    // The frame's page loads once. A second page is one that the code went to
    if (connection) {
      end('stopped');
      return;
    }
    setConnection(
      connect(contentWindow, {
        errorLabel: translate({id: 'dau.liveCode.error', message: 'Mã có lỗi:'}),
        onEnd: end,
        onHeight(pixels) {
          setHeight(pixels);
          setState('running');
        },
      }),
    );
  };

  return (
    <div className={styles.result} aria-busy={state === 'loading'}>
      {state === 'loading' || state === 'running' ? (
        <iframe
          ref={frame}
          className={clsx(styles.frame, state === 'loading' && styles.loading)}
          title={translate({id: 'dau.liveCode.frame', message: 'Kết quả của mã'})}
          // Scripts alone: no origin, no forms, no windows, no other page at the top
          sandbox="allow-scripts"
          src={frameUrl}
          height={height}
          onLoad={handleLoad}
        />
      ) : (
        <div className={styles.message} role="alert">
          <p>
            {state === 'stopped'
              ? translate({
                  id: 'dau.liveCode.stopped',
                  message: 'Mã chạy quá lâu hoặc không phản hồi nên đã bị dừng.',
                })
              : translate({
                  id: 'dau.liveCode.unreachable',
                  message:
                    'Không tải được phần chạy mã. Bạn kiểm tra kết nối mạng rồi thử lại nhé. Mã ở trên vẫn đọc được.',
                })}
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

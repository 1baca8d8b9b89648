import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import {FRAME_PATH, type FromFrame, type ToFrame} from '../../frame-messages';
import styles from './styles.module.css';

type Connection = ReturnType<typeof connect>;

/** If the frame sends no message within this time, it did not load. */
const TIMEOUT_MS = 3_000;

/** The frame's maximum height in CSS pixels. A taller result scrolls inside the frame. */
const MAX_HEIGHT = 1_200;

/**
 * Returns the page's styles for the frame. Skips browser extensions' style sheets, which scripts cannot
 * read, and font files, which the frame cannot load.
 */
const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');

/**
 * Connects the page to a frame.
 *
 * @param onEnd called if the frame did not load, or after the frame has stopped the code
 */
function connect(frame: Window, onHeight: (height: number) => void, onEnd: () => void) {
  const {port1: port, port2} = new MessageChannel();
  const send = (message: ToFrame) => port.postMessage(message);
  const close = () => {
    clearTimeout(timer);
    // Messages already in the queue would still arrive after `close`
    port.onmessage = null;
    port.close();
  };
  const end = () => {
    close();
    onEnd();
  };
  const timer = setTimeout(end, TIMEOUT_MS);
  port.onmessage = ({data}: MessageEvent<FromFrame>) => {
    clearTimeout(timer);
    if (data === 'stopped') end();
    else if (typeof data === 'number' && data > 0) onHeight(Math.min(Math.ceil(data), MAX_HEIGHT));
  };
  // The target must be `'*'`, because the frame has no origin
  frame.postMessage(pageStyles(), '*', [port2]);
  return {send, close};
}

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

  // After the reader resets the code, also run it if it was stopped
  useEffect(() => setState((last) => (last === 'stopped' ? 'loading' : last)), [run]);

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
            data-print="hide"
            onClick={() => setState('loading')}
          >
            <Translate id="dau.liveCode.runAgain">Chạy lại</Translate>
          </button>
        </div>
      )}
    </div>
  );
}

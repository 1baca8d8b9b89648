/**
 * The script of the frame in which live code runs. The frame has no origin and its policy allows no
 * network, so the code reaches neither the page nor what the site stores.
 */
import {useContext, useEffect, useRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {LiveContext, LivePreview, LiveProvider} from 'react-live';
import scope from '@theme/ReactLiveScope';

import type {FromFrame, Setup, ToFrame} from '../protocol';
import {createLoopCheck, guardLoops} from './loops';

/** Name of the function that guarded loops call. */
const CHECK = '__checkLoop';

function ErrorMessage({label}: {readonly label: string}): ReactNode {
  const {error} = useContext(LiveContext);
  return error ? (
    <>
      <p>{label}</p>
      <pre>{error}</pre>
    </>
  ) : null;
}

/** A frame in view has long reported its height by then. */
const OUT_OF_VIEW_MS = 500;

/** Reports the height of its content, now and whenever it changes. */
function Measured({
  children,
  onHeight,
}: {
  readonly children: ReactNode;
  readonly onHeight: (height: number) => void;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const report = () => onHeight(current.offsetHeight);
    const observer = new ResizeObserver(report);
    observer.observe(current);
    // The browser may render no frame that is out of view. The observer is silent there
    const timer = setTimeout(report, OUT_OF_VIEW_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [onHeight]);
  return (
    <div ref={element} className="dau-live-result markdown">
      {children}
    </div>
  );
}

function start({css, errorLabel}: Setup, port: MessagePort): void {
  const tell = (message: FromFrame) => port.postMessage(message);
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    // react-live has no words for `throw null`
    onCaughtError(error) {
      if (error !== null && error !== undefined) return;
      const show = <Measured onHeight={tell}>{`${errorLabel} ${error}`}</Measured>;
      queueMicrotask(() => root.render(show));
    },
  });
  const guardedScope = {...scope, [CHECK]: createLoopCheck(() => tell('stopped'))};

  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    else if (data.type === 'ping') tell('alive');
    else {
      const {code, noInline, run} = data;
      root.render(
        <Measured onHeight={tell}>
          <LiveProvider
            key={run}
            code={code}
            noInline={noInline}
            scope={guardedScope}
            transformCode={noInline ? guardWhole : guardExpression}
          >
            <LivePreview />
            <ErrorMessage label={errorLabel} />
          </LiveProvider>
        </Measured>,
      );
    }
  };
  tell('alive');
}

const guardWhole = (code: string) => guardLoops(code, CHECK);
const guardExpression = (code: string) => guardLoops(`(${code.trim().replace(/;$/, '')}\n)`, CHECK);

addEventListener('message', function connect({source, data, ports: [port]}: MessageEvent<Setup>) {
  // Another site may show this page in a frame with the origin of this one
  if (self.origin !== 'null' || source !== parent || !port) return;
  removeEventListener('message', connect);
  start(data, port);
});

// Nothing runs without the page that shows the frame
if (self === top) document.querySelector('p')?.removeAttribute('hidden');

// The frame may show no other page. A link that is blocked only then would end the code
addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
});

/**
 * The script of the frame in which live code runs. The frame has no origin and its policy allows no
 * network, so the code cannot reach the page or the site's storage.
 */
import {createRoot} from 'react-dom/client';
import {LiveError, LivePreview, LiveProvider} from 'react-live';
import scope from '@theme/ReactLiveScope';

import type {FromFrame, ToFrame} from '../protocol';
import {createLoopCheck, guardLoops} from './loops';

/** Name of the function that guarded loops call. */
const CHECK = '__checkLoop';

/** Longer than a visible frame needs to report its height. */
const OUT_OF_VIEW_MS = 500;

function start(css: string, port: MessagePort): void {
  const send = (message: FromFrame) => port.postMessage(message);
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const element = document.createElement('div');
  element.className = 'dau-live-result markdown';
  document.body.append(element);
  const root = createRoot(element);
  const guardedScope = {...scope, [CHECK]: createLoopCheck(() => send('stopped'))};

  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    else if (data.type === 'ping') send('alive');
    else {
      const {code, noInline, run} = data;
      root.render(
        <LiveProvider
          key={run}
          code={code}
          noInline={noInline}
          scope={guardedScope}
          transformCode={noInline ? guardWhole : guardExpression}
        >
          <LivePreview />
          <LiveError />
        </LiveProvider>,
      );
    }
  };
  send('alive');
  const sendHeight = () => send(element.offsetHeight);
  new ResizeObserver(sendHeight).observe(element);
  // The observer may not run while the frame is out of view, because browsers may not render it
  setTimeout(sendHeight, OUT_OF_VIEW_MS);
}

const guardWhole = (code: string) => guardLoops(code, CHECK);
const guardExpression = (code: string) => guardLoops(`(${code.trim().replace(/;$/, '')}\n)`, CHECK);

addEventListener('message', function connect({source, data, ports: [port]}: MessageEvent<string>) {
  // Another site may show this page in a frame with the origin of this one
  if (self.origin !== 'null' || source !== parent || !port) return;
  removeEventListener('message', connect);
  start(data, port);
});

// Blocks links, because opening another page in the frame would end the code
addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
});

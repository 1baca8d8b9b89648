/**
 * Runs live code in its frame. The frame has no origin, and its policy allows no requests, so the code
 * cannot access the page or the site's storage.
 */
import {createRoot} from 'react-dom/client';
import {LiveError, LivePreview, LiveProvider} from 'react-live';
import scope from '@theme/ReactLiveScope';

import type {PageStyles, ToFrame} from '../frame-messages';

/** After this delay, the frame reports its height even if it is out of view. */
const OUT_OF_VIEW_MS = 500;

function start({css, fonts}: PageStyles, port: MessagePort): void {
  for (const font of fonts) document.fonts.add(new FontFace(...font));
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const element = document.createElement('div');
  element.className = 'dau-live-result markdown';
  document.body.append(element);
  const root = createRoot(element);

  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    else {
      const {code, noInline} = data;
      root.render(
        <LiveProvider code={code} noInline={noInline} scope={scope}>
          <LivePreview />
          <LiveError />
        </LiveProvider>,
      );
    }
  };
  const sendHeight = () => port.postMessage(element.offsetHeight);
  new ResizeObserver(sendHeight).observe(element);
  // Browsers may not render a frame that is out of view, so the observer may never run
  setTimeout(sendHeight, OUT_OF_VIEW_MS);
}

addEventListener(
  'message',
  function connect({source, data, ports: [port]}: MessageEvent<PageStyles>) {
    // An origin means that another site has embedded this page without the sandbox
    if (self.origin !== 'null' || source !== parent || !port) return;
    removeEventListener('message', connect);
    start(data, port);
  },
);

// Following a link would replace the frame's page and end the code
addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
});

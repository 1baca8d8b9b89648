import type {FromFrame, ToFrame} from '../../protocol';

export type Connection = ReturnType<typeof connect>;

/** If the frame sends no message for this long, it is stuck in an endless loop or did not load. */
const SILENT_SECONDS = 3;

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
 * Connects the page to a loaded frame, and checks every second whether the frame still responds.
 *
 * @param onEnd called if the frame stops responding, or after the frame has stopped the code
 */
export function connect(frame: Window, onHeight: (height: number) => void, onEnd: () => void) {
  const {port1: port, port2} = new MessageChannel();
  let silentSeconds = 0;
  const send = (message: ToFrame) => port.postMessage(message);
  const watchdog = setInterval(() => {
    if (document.hidden) return;
    if (silentSeconds >= SILENT_SECONDS) end();
    silentSeconds += 1;
    send({type: 'ping'});
  }, 1_000);
  const close = () => {
    clearInterval(watchdog);
    // Messages already in the queue would still arrive after `close`
    port.onmessage = null;
    port.close();
  };
  const end = () => {
    close();
    onEnd();
  };
  port.onmessage = ({data}: MessageEvent<FromFrame>) => {
    silentSeconds = 0;
    if (data === 'stopped') end();
    else if (typeof data === 'number' && data > 0) onHeight(Math.min(Math.ceil(data), MAX_HEIGHT));
  };
  // The target must be `'*'`, because the frame has no origin
  frame.postMessage(pageStyles(), '*', [port2]);
  return {send, close};
}

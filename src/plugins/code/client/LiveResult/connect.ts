import type {FromFrame, ToFrame} from '../../protocol';
import {pageStyles} from './page-styles';

/** Why the page takes a frame down. */
export type End = 'unreachable' | 'stopped';

/** A connection to a frame. */
export type Connection = ReturnType<typeof connect>;

type Options = {
  /** Heading of an error message, in the reader's language. */
  readonly errorLabel: string;
  readonly onHeight: (height: number) => void;
  readonly onEnd: (end: End) => void;
};

/** Code in a frame that is silent for this number of seconds has an endless loop. */
const SILENT_SECONDS = 3;

/** In CSS pixels. A taller result scrolls inside its frame. */
const MAX_HEIGHT = 1_200;

/**
 * Connects the page to the window of a frame that has loaded. Asks the frame every second whether
 * it still runs, as long as the reader sees the page.
 */
export function connect(frame: Window, {errorLabel, onHeight, onEnd}: Options) {
  const {port1: port, port2} = new MessageChannel();
  let hasAnswered = false;
  let silentSeconds = 0;
  const send = (message: ToFrame) => port.postMessage(message);
  const watchdog = setInterval(() => {
    if (document.hidden) return;
    if (silentSeconds >= SILENT_SECONDS) end(hasAnswered ? 'stopped' : 'unreachable');
    silentSeconds += 1;
    send({type: 'ping'});
  }, 1_000);
  const close = () => {
    clearInterval(watchdog);
    // What is under way may still arrive at a closed port
    port.onmessage = null;
    port.close();
  };
  const end = (why: End) => {
    close();
    onEnd(why);
  };
  port.onmessage = ({data}: MessageEvent<FromFrame>) => {
    hasAnswered = true;
    silentSeconds = 0;
    if (data === 'stopped') end('stopped');
    else if (typeof data === 'number' && data > 0) onHeight(Math.min(Math.ceil(data), MAX_HEIGHT));
  };
  // The frame has no origin that could be named
  frame.postMessage({css: pageStyles(), errorLabel}, '*', [port2]);
  return {send, close};
}

/**
 * Messages between the page and the frame of live code. The page sends its styles, which the
 * frame may not load, and one port of a `MessageChannel`; everything else goes through that channel.
 * The code in the frame is not trusted: the page checks what it gets.
 */

/** Where the frame's page is, under the base URL of each language. */
export const FRAME_PATH = 'live-code/';

type Theme = 'light' | 'dark';

export type ToFrame =
  | {
      readonly type: 'run';
      readonly code: string;
      /** The code calls `render` itself. */
      readonly noInline: boolean;
      /** A new number restarts the code without its state. */
      readonly run: number;
    }
  | {readonly type: 'theme'; readonly theme: Theme}
  /** A running frame answers `alive`. */
  | {readonly type: 'ping'};

/** A number is the height of the result in CSS pixels. `stopped`: a loop ran for too long. */
export type FromFrame = number | 'alive' | 'stopped';

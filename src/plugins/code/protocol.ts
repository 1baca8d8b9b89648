/**
 * Messages between the page and the frame of live code. First, the page sends a port of a
 * `MessageChannel` for all other messages, and its styles, because the frame's policy blocks style
 * sheets. The page checks each message, because it does not trust the code in the frame.
 */

/** Path of the frame's page, relative to the base URL of each language. */
export const FRAME_PATH = 'live-code/';

type Theme = 'light' | 'dark';

export type ToFrame =
  | {
      readonly type: 'run';
      readonly code: string;
      /** Whether the code calls `render` itself. */
      readonly noInline: boolean;
      /** If the number changes, the code restarts and loses its state. */
      readonly run: number;
    }
  | {readonly type: 'theme'; readonly theme: Theme}
  /** The frame must answer `alive`. */
  | {readonly type: 'ping'};

/** A number is the height of the result in CSS pixels. `stopped` means that a loop ran for too long. */
export type FromFrame = number | 'alive' | 'stopped';

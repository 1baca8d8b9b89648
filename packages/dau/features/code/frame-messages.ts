/**
 * Messages between the page and the live code frame. The first one contains the page's styles (the
 * frame's policy blocks style sheets) and a port for all other messages. The page checks each message,
 * because code in the frame can also send messages.
 */

/** The path of the frame's page, relative to each language's base URL. */
export const FRAME_PATH = 'live-code/';

type Theme = 'light' | 'dark';

export type ToFrame =
  | {
      readonly type: 'run';
      readonly code: string;
      /** Whether the code calls `render` itself. */
      readonly noInline: boolean;
      /** A new number restarts the code without its state. */
      readonly run: number;
    }
  | {readonly type: 'theme'; readonly theme: Theme};

/** A number is the result's height in CSS pixels. `stopped` means that a loop ran for too long. */
export type FromFrame = number | 'alive' | 'stopped';

/**
 * Messages between the page and the live code frame. The first one contains the page's styles and fonts (the
 * frame's policy blocks style sheets and font files) and a port for all other messages. The frame sends only the
 * height of its result, in CSS pixels.
 */

/** The path of the frame's page, relative to each language's base URL. */
export const FRAME_PATH = 'live-code/';

export type PageStyles = {
  readonly css: string;
  /** The arguments of `FontFace`. */
  readonly fonts: readonly [family: string, file: ArrayBuffer, descriptors: FontFaceDescriptors][];
};

export type ToFrame =
  | {
      readonly type: 'run';
      readonly code: string;
      /** Whether the code calls `render` itself. */
      readonly noInline: boolean;
    }
  | {readonly type: 'theme'; readonly theme: 'light' | 'dark'};

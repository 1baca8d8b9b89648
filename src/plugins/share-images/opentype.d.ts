declare module '@shuding/opentype.js' {
  /** A piece of a shape: a point to go to, and how; `Z` goes back to where it began. */
  export type PathCommand =
    | {readonly type: 'M' | 'L'; readonly x: number; readonly y: number}
    | {
        readonly type: 'Q';
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | {readonly type: 'Z'};

  /** The shape of one letter, in units of its font, y upwards. */
  export type Glyph = {
    readonly index: number;
    readonly path: {readonly commands: readonly PathCommand[]};
  };

  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
    /** Tells where each glyph of a text stands, kerning included. */
    readonly forEachGlyph: (
      text: string,
      x: number,
      baseline: number,
      size: number,
      options: undefined,
      visit: (glyph: Glyph, x: number) => void,
    ) => number;
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

declare module '@shuding/opentype.js' {
  /** The shape of one letter, in units of its font, y upwards. */
  export type Glyph = {
    readonly index: number;
    readonly path: {readonly toPathData: (decimals: number) => string};
    /** A box that the shape does not leave. */
    readonly getMetrics: () => {
      readonly xMin: number;
      readonly xMax: number;
      readonly yMin: number;
      readonly yMax: number;
    };
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

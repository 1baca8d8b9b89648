declare module '@shuding/opentype.js' {
  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    /** Returns 0 for a character that the font does not contain. */
    readonly charToGlyphIndex: (character: string) => number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
    readonly getPath: (
      text: string,
      x: number,
      y: number,
      size: number,
    ) => {readonly toPathData: (decimals: number) => string};
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

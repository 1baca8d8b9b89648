declare module '@shuding/opentype.js' {
  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    /** 0: the font lacks the character. */
    readonly charToGlyphIndex: (character: string) => number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

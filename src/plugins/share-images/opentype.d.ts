declare module '@shuding/opentype.js' {
  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
    readonly getPath: (
      text: string,
      x: number,
      baseline: number,
      size: number,
    ) => {readonly toPathData: (decimals: number) => string};
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

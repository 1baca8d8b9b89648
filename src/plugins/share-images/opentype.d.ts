declare module '@shuding/opentype.js' {
  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

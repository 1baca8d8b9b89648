/** The URL of the font to preload. */
declare module '@generated/dau-shell/default/font' {
  const font: string | undefined;
  export default font;
}

/** The module that this plugin generates: the URL of the font to preload, if the site has one. */
declare module '@generated/dau-shell/default/font' {
  const font: string | undefined;
  export default font;
}

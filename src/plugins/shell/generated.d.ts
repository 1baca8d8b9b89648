/** The URL of the font to preload. The plugin `shell` generates this module. */
declare module '@generated/dau-shell/default/font' {
  const font: string | undefined;
  export default font;
}

declare module '@generated/dau-shell/default/font' {
  const font: string | undefined;
  export default font;
}

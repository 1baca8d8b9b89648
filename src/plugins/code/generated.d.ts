/** The module this plugin generates at build. */
declare module '@generated/live-code/default/scope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}

/** The module that this plugin generates. */
declare module '@generated/live-code/default/scope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}

/** This plugin generates the module. It exports everything that the `live-scope` files export. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  /** The unchanged content of the file. */
  const source: string;
  export default source;
}

/** This plugin generates the module. It exports what all `live-scope` files export. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  /** The unchanged content of the file. */
  const source: string;
  export default source;
}

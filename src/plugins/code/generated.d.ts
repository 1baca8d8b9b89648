/** The module that this plugin generates: the exports of all `live-scope` files. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  /** The unchanged content of the file. */
  const source: string;
  export default source;
}

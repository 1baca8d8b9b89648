/** Exports everything that the `live-scope` files export. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  /** The content of the file as a string. */
  const source: string;
  export default source;
}

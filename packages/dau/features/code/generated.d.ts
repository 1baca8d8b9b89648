/** Exports everything that the `live-scope` files export. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  const source: string;
  export default source;
}

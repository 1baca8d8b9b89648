/** The module that this plugin generates: what authors' files export. */
declare module '@generated/live-code/default/scope';

declare module '*?raw' {
  /** The text of the file, as it is on disk. */
  const source: string;
  export default source;
}

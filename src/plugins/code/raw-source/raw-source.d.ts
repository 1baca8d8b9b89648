declare module '*?raw' {
  /** The text of the file, as it is on disk. */
  const source: string;
  export default source;
}

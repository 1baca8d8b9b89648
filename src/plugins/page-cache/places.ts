/** Where things are, as the plugin tells the server's part. */
export type Places = {
  /** Pages as they are rendered. */
  readonly folder: string;
  /** Pages as they are written. */
  readonly minified: string;
  /** What the bundler has made for the server. */
  readonly bundle: string;
  /** The native part of the minifier of HTML, if it is the one that is known. */
  readonly minifier?: {readonly file: string; readonly version: string};
};

/** A heading and the text under it, up to the next heading. */
export type Section = {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** 1 for the top of the page, else 2 to 6. */
  readonly level: number;
  readonly text: string;
  /** Text of the code blocks. It has a low weight. */
  readonly code: string;
};

/** The input of the search engines for one page. All texts are plain text, not HTML. */
export type PageRecord = {
  /** Path of the page, with the base URL. */
  readonly url: string;
  readonly title: string;
  /** Docusaurus' search tag: `default`, or `docs-{plugin}-{version}`. */
  readonly tag: string;
  readonly sections: readonly Section[];
};

/** Contents of the index files by path, relative to the index folder. */
export type IndexFiles = ReadonlyMap<string, string>;

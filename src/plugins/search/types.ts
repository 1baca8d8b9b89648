/** A heading and the text under it, up to the next heading. */
export type Section = {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** 1 for the top of the page, else 2 to 6. */
  readonly level: number;
  readonly text: string;
  /** Text of the code blocks: found, but counting little. */
  readonly code: string;
};

/** What the engines know of a page. Everything is plain text, nothing is HTML. */
export type PageRecord = {
  /** Path on the site, base URL included. */
  readonly url: string;
  readonly title: string;
  /** Docusaurus' search tag: `default`, or `docs-{plugin}-{version}`. */
  readonly tag: string;
  readonly sections: readonly Section[];
};

/** Files of the embedded index by path relative to its folder. */
export type IndexFiles = ReadonlyMap<string, string>;

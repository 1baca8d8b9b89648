export type Page = {
  /** The path, including the base URL. */
  url: string;
  title: string;
  /** Where the page is: its section and categories, or its path if it has none. */
  place: string;
  version?: Version;
  sections: Section[];
};

/** The version of a docs page. */
export type Version = {
  /** What Docusaurus calls the version in the head of its pages, such as `docs-default-1.0.0`. */
  tag: string;
  /** The `id` of the docs plugin. */
  docs: string;
  isLast: boolean;
};

/** What other pages have instead. */
export const NO_VERSION: Version = {tag: '', docs: '', isLast: true};

/** A heading and the text up to the next heading. The first section has no heading and no anchor. */
export type Section = {
  heading: string;
  anchor: string;
  /** The level is 1 for the first section, otherwise 2 to 6. */
  level: number;
  text: string;
  code: string;
};

export type Page = {
  /** The path, including the base URL. */
  url: string;
  title: string;
  /** Where the page is: its section and categories, or its path if it has none. */
  place: string;
  sections: Section[];
};

/** A heading and the text up to the next heading. The first section has no heading and no anchor. */
export type Section = {
  heading: string;
  anchor: string;
  /** The level is 1 for the first section, otherwise 2 to 6. */
  level: number;
  text: string;
  code: string;
};

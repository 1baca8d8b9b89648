/** `offline.json` of a language: what "save the whole language" fetches. */
export type LanguageFiles = {
  /** Paths of all pages, with the base URL. */
  readonly pages: readonly string[];
  /** Paths of the scripts that no page names: they load when a reader uses a feature. */
  readonly scripts: readonly string[];
  /** Paths of JSON files that list further paths to save. */
  readonly lists: readonly string[];
  /** About how many bytes all of it takes to fetch, compressed. */
  readonly bytes: number;
};

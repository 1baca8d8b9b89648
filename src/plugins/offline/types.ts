/** What the worker knows of the site: `SITE` in `worker.js`. */
export type WorkerSite = {
  /** The path of the whole site, with a slash at both ends. */
  readonly base: string;
  /** Part of the names of the caches. Another number makes the worker forget all that is kept. */
  readonly format: number;
  /** Each language of the site, the default one last: its path begins those of the others. */
  readonly languages: readonly {
    readonly lang: string;
    /** Path of the home page, with a slash at its end. */
    readonly home: string;
    /** Path of the page that readers see when a page is not kept. */
    readonly offline: string;
    /** Texts of the mark at a page that comes from the store. A date follows `kept`. */
    readonly label: string;
    readonly kept: string;
    readonly reload: string;
  }[];
};

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

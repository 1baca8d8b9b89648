/** The constants that decide what the search finds, in which order, and how many bytes it needs. */

/** Selects the elements to leave out of the index. */
export const SKIPPED =
  'nav, button, script, style, svg, noscript, template, iframe, select, option, textarea, ' +
  '[data-search-ignore], [data-footnote-backref], [hidden]:not([role=tabpanel]), [class*=hash-link], ' +
  '[class*=table-of-contents], [class*=theme-doc-toc-mobile], [class*=theme-edit-this-page]';

/** How many pages the search window shows. A page may have several results. */
export const WINDOW_PAGES = 4;
/** How many pages the results page shows at first. "Show more" adds the same number. */
export const PAGE_SIZE = 10;
export const SECTIONS_PER_PAGE = 3;
/** The number of tags to choose from before a search, and after a search without results. */
export const TOPICS = 6;
/** The pause in typing, in milliseconds, after which the search starts. */
export const PAUSE_MS = 120;

/** Index sizes. Files are small, so that a query downloads little even on a large site. */
export const SIZES = {
  /** The minimum number of characters in a shard. */
  shard: 2_000,
  /** The number of shards at which they become larger, because the manifest lists all of them. */
  shards: 2_000,
  /** The number of characters in a chunk. */
  chunk: 6_000,
  /** The maximum number of shards to read for the words that begin or end like a mistyped word. */
  typoShards: 4,
  /** How many of a section's characters the index stores for snippets. */
  snippet: 8_000,
  /** The maximum number of sections in each version that the index stores for a word or pair. */
  sections: 200,
  /** The maximum number of shards to read for words that begin with the typed letters. */
  prefixShards: 6,
};

/** The weights for the impact: a BM25 score with boosts for titles and headings. */
export const TEXT_WEIGHTS = {
  saturation: 1.2,
  lengthPenalty: 0.5,
  code: 0.3,
  /** `[base, extra]`: `extra` is divided by the number of words in the title or heading. */
  title: [2.2, 1.8],
  heading: [1.2, 1.2],
} as const;

/** The weight of a match, by how the found word differs from the word in the query. */
export const MATCH_WEIGHTS = {exact: 1.5, otherMarks: 0.35, prefix: 0.55, typo: 0.5};

export const RANK_WEIGHTS = {
  /** Two words that are neighbors in the query and in the section. */
  pair: 0.7,
  /** The weight of the whole page in the score. The rest goes to its best section. */
  page: 0.5,
  /** The exponent of a page's coverage: the share of the query's words that the page contains. */
  coverage: 2,
  /** A page is a result only if its coverage is at least this fraction of the highest coverage. */
  keep: 0.7,
};

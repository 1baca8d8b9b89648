/** Numbers that tune the search. `tests/search-quality.spec.ts` measures the effect of a change. */

/** Elements that are not indexed. */
export const SKIPPED =
  'nav, button, script, style, svg, noscript, template, iframe, select, option, textarea, ' +
  '[data-search-ignore], [hidden]:not([role=tabpanel]), [class*=hash-link], ' +
  '[class*=table-of-contents], [class*=theme-doc-toc-mobile], [class*=theme-edit-this-page]';

/** Number of pages in the search window. */
export const WINDOW_PAGES = 6;
/** Number of pages that the results page shows at first, and that each press of "show more" adds. */
export const PAGE_SIZE = 10;
/** Maximum number of sections shown per page. */
export const SECTIONS_PER_PAGE = 3;
/** The search starts after this pause in typing, in milliseconds. */
export const PAUSE_MS = 120;

/** Sizes of the index. Small files limit what a query downloads on a large site. */
export const SIZES = {
  /** Size of a shard in characters: on a large site, and on a small one. */
  shard: [3_000, 8_000],
  /** Size of a chunk in characters. */
  chunk: 6_000,
  /** Number of characters of a section that are stored for snippets. The whole section is indexed. */
  snippet: 8_000,
  /** Number of sections stored for a word. Those with the highest impact are stored. */
  wordSections: 1_500,
  /** Number of sections stored for a pair of words. */
  pairSections: 2_000,
  /** Number of shards to read for words that begin with the typed letters. */
  prefixShards: 3,
};

/** Weights of the score that says how well a section matches a word: BM25, with boosts for titles and headings. */
export const TEXT_WEIGHTS = {
  saturation: 1.2,
  lengthPenalty: 0.5,
  code: 0.3,
  /** Boosts: the second number is divided by the number of words in the title or heading. */
  title: [2.2, 1.8],
  heading: [1.2, 1.2],
} as const;

/** How much a match counts, by how the found word differs from the word in the query. */
export const MATCH_WEIGHTS = {exact: 1.25, otherMarks: 0.35, prefix: 0.55, typo: 0.5};

/** How much each property of a page counts when pages are ranked. */
export const RANK_WEIGHTS = {
  /** Two words that are neighbors in the query and in the section. */
  pair: 0.7,
  /** The share of the query's pairs that one section contains. */
  phrase: 3,
  /** The longest part of the query that the content contains word for word. */
  verbatim: 1,
  /** Share of the score that comes from the whole page. The rest comes from its best section. */
  page: 0.5,
  /** Exponent applied to the share of the query that the page contains. */
  coverage: 2,
  /** A page is a result only if it has at least this share of the query words of the best page. */
  keep: 0.7,
};

/** Numbers that tune the search. `tests/search-quality.spec.ts` measures the effect of a change. */

/** Elements that are not indexed. */
export const SKIPPED =
  'nav, button, script, style, svg, noscript, template, iframe, select, option, textarea, ' +
  '[data-search-ignore], [hidden]:not([role=tabpanel]), [class*=hash-link], ' +
  '[class*=table-of-contents], [class*=theme-doc-toc-mobile], [class*=theme-edit-this-page]';

/** Pages in the search window, and pages that each press of "show more" adds to the results page. */
export const WINDOW_PAGES = 6;
export const PAGE_SIZE = 10;
/** Maximum number of sections shown per page. */
export const SECTIONS_PER_PAGE = 3;
/** Pause in typing before a search, in milliseconds. */
export const PAUSE_MS = 120;

/** Sizes of the index. Small files keep the download of a query the same on a large site. */
export const SIZES = {
  /** Size of a file with words, in characters, on a large and a small site. */
  shard: [3_000, 8_000],
  /** Characters of a file with content. */
  chunk: 6_000,
  /** Characters of a section that are stored for snippets. All of it is indexed. */
  snippet: 8_000,
  /** Sections stored for a word and for a pair of words: the strongest. */
  wordSections: 1_500,
  pairSections: 2_000,
  /** Files that are read for the words that begin with the typed letters. */
  prefixShards: 3,
};

/** How strongly a section matches a word: BM25 with boosts for titles and headings. */
export const TEXT_WEIGHTS = {
  saturation: 1.2,
  lengthPenalty: 0.5,
  code: 0.3,
  /** The second number is divided by the number of words. */
  title: [2.2, 1.8],
  heading: [1.2, 1.2],
} as const;

/** How much a match of a word in the query counts. */
export const MATCH_WEIGHTS = {exact: 1.25, otherMarks: 0.35, prefix: 0.55, typo: 0.5};

/** How pages are ranked. */
export const RANK_WEIGHTS = {
  /** Two words of the query that are neighbors in the section. */
  pair: 0.7,
  /** The share of such pairs in one section. */
  phrase: 3,
  /** The longest part of the query that is in the text word for word. */
  verbatim: 1,
  /** The share of the whole page in the score. The rest is from its best section. */
  page: 0.5,
  /** Exponent of the share of the query that the page contains. */
  coverage: 2,
  /** A page with less of the query than this share of the best page is left out. */
  keep: 0.7,
};

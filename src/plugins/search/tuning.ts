/**
 * What one may want to change about the search: what is indexed, what weighs
 * how much, how much is shown, how long it waits.
 */

/** Elements of a page that are not indexed. So is everything with `data-search-ignore`. */
export const SKIPPED_TAGS = new Set(
  'nav button script style svg noscript template iframe select option textarea'.split(' '),
);
/** The same, by part of a class name. */
export const SKIPPED_CLASSES = [
  'hash-link',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-edit-this-page',
  'pagination-nav',
];

/** Sizes of the files and weights of the ranking; tuned with `npm run bench:search -- --tune`. */
export const INDEX_DEFAULTS = {
  /** Characters of a shard before compression, at least and at most, see `shardSizeFor` in build-index.ts. */
  shardSize: [3_000, 8_000],
  /** Characters of a chunk before compression. */
  chunkSize: 6_000,
  /** Text of a section kept for snippets; all of it is indexed. */
  snippetText: 8_000,
  /** Sections kept of a word and of a pair of words; the strongest stay. */
  wordSections: 600,
  pairSections: 2000,
  prefixSections: 96,
  /** Prefixes that begin more shards than this get an entry of their own. */
  prefixShards: 3,
  /** BM25. */
  saturation: 1.2,
  lengthPenalty: 0.5,
  codeWeight: 0.3,
  /** Added where the title or heading has the word, the second part shared by its words. */
  title: [2.2, 1.8],
  heading: [1.2, 1.2],
} as const;

/** How much each kind of match counts; tuned with `npm run bench:search -- --tune`. */
export const MATCH_WEIGHTS = {
  exact: 1.25,
  otherMarks: 0.35,
  prefix: 0.55,
  plural: 0.8,
  part: 0.8,
  typo: 0.5,
  /** A page that has a word beyond the sections kept. */
  morePages: 0.3,
} as const;

/** How matches make the score of a page; tuned with `npm run bench:search -- --tune`. */
export const RANK_WEIGHTS = {
  /** Neighbouring words beside each other. */
  pair: 0.7,
  /** The query in one run, or nearly. */
  phrase: 3,
  /** The query in one run, once the text has been read. */
  verified: 1,
  /** The page as a whole against its best section. */
  page: 0.5,
  /** How much a missing word costs. */
  coverage: 2,
  /** Pages that miss more of the query than this share of the best one are no results. */
  keep: 0.7,
} as const;

/** Sections shown of one page. */
export const SECTIONS_PER_PAGE = 3;
/** Pages shown in the modal; the results page has all. */
export const MODAL_PAGES = 6;
/** Results on one page of the results page. */
export const PAGE_SIZE = 10;
/** Other queries offered when nothing is found. */
export const SUGGESTIONS = 3;

/** How long a reader pauses before the modal searches, in milliseconds. */
export const MODAL_PAUSE_MS = 120;
/**
 * The same within a word that a keyboard composes. Keyboards of phones compose
 * every word: there, a pause within a word is answered. Elsewhere nothing is
 * searched before the word is finished.
 */
export const COMPOSING_PAUSE_MS = 400;
/** The same on the results page, where each search changes the address. */
export const PAGE_PAUSE_MS = 250;

/** Weights of the search: what counts how much. */

/** File sizes and ranking weights of the index, tuned with `npm run bench:search -- --tune`. */
export const INDEX_DEFAULTS = {
  /** Minimum and maximum characters of an uncompressed shard; see `shardSizeFor` in build-index.ts. */
  shardSize: [3_000, 8_000],
  /** Characters of an uncompressed chunk. */
  chunkSize: 6_000,
  /** Characters of a section that are stored for snippets. The whole text is indexed. */
  snippetText: 8_000,
  /** Maximum number of sections stored for a word, a pair of words and a prefix; the strongest. */
  wordSections: 600,
  pairSections: 2000,
  prefixSections: 96,
  /** A prefix whose words are in more shards than this gets its own entry. */
  prefixShards: 3,
  /** BM25 parameters k1 and b, and the weight of a word in code. */
  saturation: 1.2,
  lengthPenalty: 0.5,
  codeWeight: 0.3,
  /** Boosts for words in the title or heading. The second value is divided by their number of words. */
  title: [2.2, 1.8],
  heading: [1.2, 1.2],
} as const;

/** Weight of each kind of match, tuned with `npm run bench:search -- --tune`. */
export const MATCH_WEIGHTS = {
  exact: 1.25,
  otherMarks: 0.35,
  prefix: 0.55,
  plural: 0.8,
  part: 0.8,
  typo: 0.5,
  /** A page that contains the word, but whose section is beyond the stored ones. */
  morePages: 0.3,
} as const;

/** Weights of a page's score, tuned with `npm run bench:search -- --tune`. */
export const RANK_WEIGHTS = {
  /** Two adjacent words of the query that are adjacent in the section. */
  pair: 0.7,
  /** The share of the query's pairs in one section. */
  phrase: 3,
  /** The longest part of the query that the text contains as a phrase. */
  verified: 1,
  /** Share of the whole page in the score; the rest comes from its best section. */
  page: 0.5,
  /** Exponent of the share of query words that the page contains. */
  coverage: 2,
  /** Pages that contain less of the query than this share of the best page are left out. */
  keep: 0.7,
} as const;

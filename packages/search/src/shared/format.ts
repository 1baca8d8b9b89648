/**
 * The index format. The browser first reads the manifest. For each query, it then reads the shards that
 * contain the query's words, and the chunks that contain the results. Every file that a query reads has
 * a limited size, so that a large site needs as few bytes as a small one.
 */

/** Increase this number if pages that are already open cannot read a new format. */
export const FORMAT = 6;
export const MANIFEST = 'manifest.json';

export const shardFile = (shard: number) => `s${shard}.txt`;
export const chunkFile = (chunk: number) => `c${chunk}.json`;

export type Manifest = {
  format: number;
  /** The folder that contains all other files. Its name is a hash of their content. */
  build: string;
  /** The number of sections on all pages. */
  sections: number;
  /** The first key of each shard, separated by `\n`. */
  firsts: string;
};

/** A part of a page. A page with much content has several. */
export type Chunk = {
  url: string;
  title: string;
  /** Where the page is, such as its section and categories. */
  place: string;
  sections: [heading: string, anchor: string, text: string][];
};

/** The maximum number of sections in a chunk. */
export const CHUNK_SECTIONS = 8;
/** The maximum number of chunks in a page. */
const PAGE_CHUNKS = 1 << 16;
const PAGE_SECTIONS = PAGE_CHUNKS * CHUNK_SECTIONS;
/** A section's number contains the numbers of its page and chunk, so no file needs to list them. */
export const sectionNumber = (page: number, chunk: number, place: number) =>
  page * PAGE_SECTIONS + chunk * CHUNK_SECTIONS + place;
export const pageOf = (section: number) => Math.floor(section / PAGE_SECTIONS);
export const chunkOf = (section: number) => Math.floor(section / CHUNK_SECTIONS);

/**
 * Returns the key for two neighboring words. It begins with the first word, so that one request often
 * loads that word's key as well.
 */
export const pairKey = (first: string, second: string) => `${first} ${second}`;

/**
 * The number of impact levels. The index stores an impact as a letter, and `A` is the lowest. With 14
 * levels, a query would read 3% less, but would find less on sites of 5,000 pages.
 */
export const IMPACT_LEVELS = 26;
const LEVELS_START = 'A'.charCodeAt(0) - 1;

/** A line in a shard: a key, and the sections that contain it. */
export type Posting = {
  /** The key with diacritics. */
  exact: string;
  /** How many sections contain the key. `sections` lists only those with the highest impact. */
  frequency: number;
  sections: [section: number, impact: number][];
};

/**
 * Returns the keys for a word, used to correct typos: `>word` and `~drow`, because a typo is seldom at
 * both ends of a word.
 */
export const termKeys = (word: string) => [`>${word}`, `~${reverse(word)}`];
export const reverse = (word: string) => [...word].reverse().join('');

const inBase36 = (value: number) => (value === 0 ? '' : value.toString(36));

/**
 * Returns the key, its sections and the frequency, separated by tabs. Each section is the number of pages
 * after the previous section's page, a period, its place on the page, and a letter for the impact. Zeros,
 * the period before a zero, and a frequency equal to the number of sections are left out.
 */
export function packPosting({exact, frequency, sections}: Posting): string {
  let last = 0;
  const packed = [...sections]
    .sort(([a], [b]) => a - b)
    .map(([section, impact]) => {
      const step = inBase36(pageOf(section) - last);
      const place = inBase36(section % PAGE_SECTIONS);
      last = pageOf(section);
      return step + (place && `.${place}`) + String.fromCharCode(LEVELS_START + impact);
    });
  const line = `${exact}\t${packed.join('')}`;
  return frequency === sections.length ? line : `${line}\t${frequency.toString(36)}`;
}

export function unpackPosting(line: string): Posting {
  const [exact = '', packed = '', frequency] = line.split('\t');
  let page = 0;
  const sections = [...packed.matchAll(/([^.A-Z]*)\.?([^A-Z]*)([A-Z])/g)].map(
    ([, step = '', place = '', letter = '']): Posting['sections'][number] => {
      page += parseInt(`0${step}`, 36);
      const section = page * PAGE_SECTIONS + parseInt(`0${place}`, 36);
      return [section, letter.charCodeAt(0) - LEVELS_START];
    },
  );
  return {exact, frequency: frequency ? parseInt(frequency, 36) : sections.length, sections};
}

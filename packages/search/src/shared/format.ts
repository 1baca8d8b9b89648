import type {Version} from './page';

/**
 * The index format. The browser first reads the manifest. For each query, it then reads the shards that
 * contain the query's words, and the chunks that contain the results.
 */

/** Increase this number if pages that are already open cannot read a new format. */
export const FORMAT = 2;
export const MANIFEST = 'manifest.json';
/** The file with all words of four or more letters, used to correct typos. */
export const TERMS = 'terms.txt';

export const shardFile = (shard: number) => `s${shard}.txt`;
export const chunkFile = (chunk: number) => `c${chunk}.json`;

export type Manifest = {
  format: number;
  /** The folder that contains all other files. Its name is a hash of their content. */
  build: string;
  /** The first key of each shard, separated by `\n`. */
  shards: string;
  /** The number of sections in each chunk, in base 36. `+` marks a chunk that continues a page. */
  chunks: string;
  /** The version of the pages, in their order. `pages` is the number of pages with the same version. */
  versions: (Version & {pages: number})[];
};

export type Chunk = {
  url: string;
  title: string;
  /** See `Page.place`. */
  place: string;
  sections: [heading: string, anchor: string, text: string][];
};

/**
 * Returns the key for two neighboring words. It begins with the first word, so that one request often
 * loads that word's key as well.
 */
export const pairKey = (first: string, second: string) => `${first} ${second}`;

/** The number of impact levels. The index stores an impact as a letter, and `A` is the lowest. */
export const IMPACT_LEVELS = 26;

/** A line in a shard: a key, and the sections that contain it. */
export type Posting = {
  /** The key with diacritics. */
  exact: string;
  /** How many sections contain the key. `sections` lists only those with the highest impact. */
  frequency: number;
  sections: [section: number, impact: number][];
};

export function packPosting({exact, frequency, sections}: Posting): string {
  const groups = new Map<number, number[]>();
  for (const [section, impact] of sections) {
    const ids = groups.get(impact) ?? [];
    groups.set(impact, ids);
    ids.push(section);
  }
  const packed = [...groups]
    .sort(([a], [b]) => b - a)
    .map(([impact, ids]) => {
      ids.sort((a, b) => a - b);
      const steps = ids.map((id, i) => (id - (ids[i - 1] ?? 0)).toString(36));
      return String.fromCharCode(64 + impact) + steps.join(' ');
    });
  return `${exact}\t${frequency.toString(36)}\t${packed.join('')}`;
}

export function unpackPosting(line: string): Posting {
  const [exact = '', frequency = '', packed = ''] = line.split('\t');
  const sections: Posting['sections'] = [];
  for (const [letter = '', ...steps] of packed.match(/[A-Z][^A-Z]*/g) ?? []) {
    let section = 0;
    for (const step of steps.join('').split(' ')) {
      section += parseInt(step, 36);
      sections.push([section, letter.charCodeAt(0) - 64]);
    }
  }
  return {exact, frequency: parseInt(frequency, 36), sections};
}

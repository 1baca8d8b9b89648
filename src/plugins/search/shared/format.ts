/**
 * The files of the index. The build writes them. The browser reads the manifest first, then for each
 * query the shards that contain its words, and then the chunks with the content to show.
 */

/** Increase this number when open pages of an older version cannot read the new format. */
export const FORMAT = 2;
export const MANIFEST = 'manifest.json';
/** The words of four or more letters, to correct typos in a query. */
export const TERMS = 'terms.txt';
/** Lists the paths of all files, with the base URL. The plugin `offline` saves these files. */
export const FILE_LIST = 'files.json';

export const shardFile = (shard: number) => `s${shard}.txt`;
export const chunkFile = (chunk: number) => `c${chunk}.json`;

export type Manifest = {
  format: number;
  /** Folder of all other files: a hash of their content. */
  build: string;
  /** The first key of each shard. Keys are separated by `\n`. */
  shards: string;
  /** Number of sections in each chunk, in base 36. `+` marks a chunk that continues a page. */
  chunks: string;
};

/** Some sections of a page. */
export type Chunk = {
  url: string;
  title: string;
  sections: [heading: string, anchor: string, text: string][];
};

/**
 * Key of two neighboring words. It begins with the first word, so both are often in the same shard, and
 * one request loads both.
 */
export const pairKey = (first: string, second: string) => `${first} ${second}`;

/** Impacts are stored as letters. `A` is the lowest. */
export const IMPACT_LEVELS = 26;

/** A line of a shard: a word or a pair of words, and the sections that contain it. */
export type Posting = {
  /** Spelling with diacritics. */
  exact: string;
  /** Number of all sections that contain it. `sections` has only those with the highest impact. */
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

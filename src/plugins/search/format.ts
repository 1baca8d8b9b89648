/**
 * The format of the index files. The build writes them, the browser reads them.
 * All files are text, so that any static host compresses them.
 */
import {elementAt} from './element-at';

/** Format version. Increase it when older clients cannot read the new format. */
export const FORMAT = 1;

/** Impacts are quantized to the letters `A` (lowest) to `Z`. */
export const IMPACT_LEVELS = 26;

/** Marks a prefix entry (`*gi`). It holds the matches of a short prefix in one place. */
export const PREFIX_MARK = '*';

export const MANIFEST = 'manifest.json';

/** The file that the browser reads first. It locates all other files. */
export type Manifest = {
  readonly format: number;
  /** Folder of all other files: a hash of their content. */
  readonly build: string;
  /** Number of pages. */
  readonly pages: number;
  /** First folded key of each shard, in order, separated by `\n`. */
  readonly shards: string;
  /** Assigns sections to chunks and pages, see {@link packLayout}. */
  readonly layout: string;
  /** Number of sections. */
  readonly sections: number;
};

/** Texts of some sections of one page, for titles and snippets. */
export type Chunk = {
  readonly url: string;
  readonly title: string;
  /** Heading, anchor, level, text. */
  readonly sections: readonly (readonly [string, string, number, string])[];
};

/** The sections of a key, strongest first, and further pages beyond the limit of sections. */
export type Posting = {
  /** Spelling with marks. */
  readonly exact: string;
  /** Number of sections that contain the key. */
  readonly frequency: number;
  readonly sections: readonly (readonly [section: number, impact: number])[];
  /** Further pages that contain the key, without section and impact. */
  readonly morePages: readonly number[];
};

export const shardFile = (shard: number) => `s${shard}.txt`;
export const chunkFile = (chunk: number) => `c${chunk}.json`;
export const TERMS_FILE = 'terms.txt';

const impactLetter = (impact: number) => String.fromCharCode(64 + impact);

function packDeltas(sorted: readonly number[]): string {
  let last = 0;
  return sorted
    .map((value) => {
      const delta = value - last;
      last = value;
      return delta.toString(36);
    })
    .join(' ');
}

function unpackDeltas(packed: string): number[] {
  let last = 0;
  return packed === ''
    ? []
    : packed.split(' ').map((delta) => {
        last += parseInt(delta, 36);
        return last;
      });
}

/** Writes a posting as one line of a shard. */
export function packPosting({exact, frequency, sections, morePages}: Posting): string {
  const groups = new Map<number, number[]>();
  for (const [section, impact] of sections) {
    const group = groups.get(impact) ?? [];
    group.push(section);
    groups.set(impact, group);
  }
  const packed = [...groups]
    .sort(([a], [b]) => b - a)
    .map(([impact, group]) => impactLetter(impact) + packDeltas(group.sort((a, b) => a - b)))
    .join('');
  const fields = [exact, frequency === sections.length ? '' : frequency.toString(36), packed];
  if (morePages.length > 0) fields.push(packDeltas([...morePages].sort((a, b) => a - b)));
  return fields.join('\t');
}

/** Reads a line that {@link packPosting} wrote. */
export function unpackPosting(line: string): Posting {
  const [exact = '', frequency = '', packed = '', morePages = ''] = line.split('\t');
  const sections: [number, number][] = [];
  for (const [, letter = 'A', deltas = ''] of packed.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const impact = letter.charCodeAt(0) - 64;
    for (const section of unpackDeltas(deltas)) sections.push([section, impact]);
  }
  return {
    exact,
    frequency: frequency === '' ? sections.length : parseInt(frequency, 36),
    sections,
    morePages: unpackDeltas(morePages),
  };
}

/** What starts with a section: 0 nothing, 1 a chunk, 2 a page and a chunk. */
export type Boundary = 0 | 1 | 2;

/** Packs the boundaries of all sections: three sections in each character. */
export function packLayout(boundaries: readonly Boundary[]): string {
  let packed = '';
  for (let i = 0; i < boundaries.length; i += 3) {
    const [a = 0, b = 0, c = 0] = boundaries.slice(i, i + 3);
    // Codes 48 to 74: digits, punctuation and capitals. JSON escapes none of them.
    packed += String.fromCharCode(48 + a * 9 + b * 3 + c);
  }
  return packed;
}

/**
 * Reads a layout that {@link packLayout} wrote.
 *
 * @param count number of sections
 * @returns page and chunk of each section, and the first section of each chunk
 */
export function unpackLayout(packed: string, count: number) {
  const pageOf = new Uint32Array(count);
  const chunkOf = new Uint32Array(count);
  const chunkStart: number[] = [];
  let page = -1;
  for (let section = 0; section < count; section++) {
    const code = (packed.charCodeAt(Math.floor(section / 3)) || 48) - 48;
    const boundary = Math.floor(code / elementAt([9, 3, 1], section % 3)) % 3;
    if (boundary > 0) chunkStart.push(section);
    if (boundary === 2) page += 1;
    pageOf[section] = page;
    chunkOf[section] = chunkStart.length - 1;
  }
  return {pageOf, chunkOf, chunkStart};
}

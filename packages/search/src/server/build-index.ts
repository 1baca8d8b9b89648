import {createHash} from 'node:crypto';

import {fold} from '../shared/fold';
import {
  CHUNK_SECTIONS,
  chunkFile,
  chunkOf,
  FORMAT,
  IMPACT_LEVELS,
  MANIFEST,
  packPosting,
  pairKey,
  sectionNumber,
  shardFile,
  termKeys,
  type Chunk,
  type Manifest,
  type Posting,
} from '../shared/format';
import {SIZES, TEXT_WEIGHTS} from '../shared/tuning';
import {partsOf, wordsOf, type Word} from '../shared/words';

export type Page = {
  /** The path, including the base URL. */
  url: string;
  title: string;
  /** Where the page is: its section and categories, or its path if it has none. */
  place: string;
  sections: Section[];
};

/** A heading and the text up to the next heading. The first section has no heading and no anchor. */
export type Section = {
  heading: string;
  anchor: string;
  text: string;
  code: string;
};

/** The maximum impact. An impact indicates how well a section matches a key. */
const MAX_IMPACT = 6;

/** A word in at most this many sections is rare. Queries find as much without its pairs. */
const RARE = 2;

/**
 * Returns the keys of a string: its words, pairs of neighboring words, the parts of identifiers, and joined
 * words (`nodejs` for `Node.js`, `utf8` for `UTF-8`).
 */
function keysOf(text: string) {
  const words = wordsOf(text);
  const keys: string[] = [];
  let before: Word | undefined;
  for (const word of words) {
    const {exact, start, end} = word;
    keys.push(exact, ...partsOf(text.slice(start, end)));
    if (before) {
      const between = text.slice(before.end, start);
      if (!/[.!?]\s/.test(between)) keys.push(pairKey(before.exact, exact));
      const isNumbered = between === '-' && /^\D+ \d/.test(`${before.exact} ${exact}`);
      if (exact.length < 4 && (between === '.' || isNumbered)) keys.push(before.exact + exact);
    }
    before = word;
  }
  return {keys, count: words.length};
}

/** Counts a section's keys. Keys in the heading or the page title get a boost. */
function countKeys(page: Page, section: Section) {
  const counts = new Map<string, {times: number; boost: number}>();
  const countOf = (key: string) => {
    const known = counts.get(key) ?? {times: 0, boost: 0};
    counts.set(key, known);
    return known;
  };
  const text = keysOf(section.text);
  const code = keysOf(section.code);
  for (const key of text.keys) countOf(key).times += 1;
  for (const key of code.keys) countOf(key).times += TEXT_WEIGHTS.code;
  const boost = (title: string, kind: 'heading' | 'title') => {
    const {keys, count} = keysOf(title);
    const [base, shared] = TEXT_WEIGHTS[kind];
    for (const key of new Set(keys)) countOf(key).boost += base + shared / count;
  };
  boost(section.heading, 'heading');
  if (section.anchor === '') boost(page.title, 'title');
  return {counts, length: text.count + TEXT_WEIGHTS.code * code.count};
}

/** Returns the sections that contain each key, with their impacts. */
function findImpacts(sections: Numbered[]) {
  const counted = sections.map(({number, page, section}) => ({
    number,
    ...countKeys(page, section),
  }));
  const average = counted.reduce((sum, {length}) => sum + length, 0) / counted.length || 1;
  const {saturation, lengthPenalty} = TEXT_WEIGHTS;
  const impacts = new Map<string, Posting['sections']>();
  for (const {number, counts, length} of counted) {
    const norm = saturation * (1 - lengthPenalty + (lengthPenalty * length) / average);
    for (const [key, {times, boost}] of counts) {
      const impact = (times * (saturation + 1)) / (times + norm) + boost;
      const level = Math.round((impact / MAX_IMPACT) * IMPACT_LEVELS);
      const all = impacts.get(key) ?? [];
      all.push([number, Math.max(1, Math.min(IMPACT_LEVELS, level))]);
      impacts.set(key, all);
    }
  }
  return impacts;
}

const bestOf = (sections: Posting['sections']) =>
  [...sections].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, SIZES.sections);

/**
 * Splits the lines of all keys into shards. Lines with the same folded key are in the same shard. Most
 * queries contain common words, so a shard ends before a long line, not after it.
 */
function cutShards(lines: ReadonlyMap<string, string[]>) {
  const total = [...lines.values()].flat().reduce((sum, line) => sum + line.length + 1, 0);
  const size = Math.max(SIZES.shard, total / SIZES.shards);
  const shards: {first: string; texts: string[]}[] = [{first: '', texts: []}];
  let length = 0;
  let last = '';
  for (const folded of [...lines.keys()].sort()) {
    const text = lines.get(folded)?.sort().join('\n') ?? '';
    if (length > 0 && length + text.length >= size) {
      // Find the shortest prefix of the key that sorts after all keys in the previous shard
      let end = 1;
      while (folded.slice(0, end) <= last) end += 1;
      shards.push({first: folded.slice(0, end), texts: []});
      length = 0;
    }
    shards.at(-1)?.texts.push(text);
    length += text.length + 1;
    last = folded;
  }
  return shards;
}

type Numbered = {number: number; page: Page; section: Section};

/** Splits pages into chunks, and numbers their sections. */
function cutChunks(pages: Page[]) {
  const chunks = new Map<number, Chunk>();
  const sections: Numbered[] = [];
  for (const [at, page] of pages.entries()) {
    const {url, title, place} = page;
    let chunk: Chunk = {url, title, place, sections: []};
    let count = 0;
    let size = 0;
    for (const section of page.sections) {
      const {heading, anchor, text, code} = section;
      // Snippets show code only if the text has no match, so the beginning of the code is enough
      const shown = `${text}\n${code.slice(0, 600)}`.trim().slice(0, SIZES.snippet);
      const isFull = size + shown.length > SIZES.chunk && size > 0;
      if (isFull || chunk.sections.length === CHUNK_SECTIONS) {
        chunk = {url, title, place, sections: []};
        count += 1;
        size = 0;
      }
      const number = sectionNumber(at, count, chunk.sections.length);
      size += shown.length;
      chunk.sections.push([heading, anchor, shown]);
      chunks.set(chunkOf(number), chunk);
      sections.push({number, page, section});
    }
  }
  return {chunks, sections};
}

/** Returns the number of sections that contain each word, without diacritics. */
function countWords(impacts: ReturnType<typeof findImpacts>) {
  const words = new Map<string, number>();
  for (const [key, sections] of impacts) {
    if (key.includes(' ')) continue;
    const word = fold(key);
    words.set(word, (words.get(word) ?? 0) + sections.length);
  }
  return words;
}

/** Returns one language's index files, by path. The same pages always produce identical files. */
export function buildIndex(pages: Page[]): Map<string, string> {
  const {chunks, sections} = cutChunks(pages);
  const impacts = findImpacts(sections);
  const lines = new Map<string, string[]>();
  const add = (folded: string, posting: Posting) => {
    const known = lines.get(folded) ?? [];
    lines.set(folded, known);
    known.push(packPosting(posting));
  };
  const words = countWords(impacts);
  const isRare = (word: string) => (words.get(word) ?? 0) <= RARE;
  for (const [exact, all] of impacts) {
    const folded = fold(exact);
    if (folded.includes(' ') && folded.split(' ').some(isRare)) continue;
    add(folded, {exact, frequency: all.length, sections: bestOf(all)});
  }
  for (const [word, frequency] of words) {
    const keys = /^[^\d\s]{4,}$/.test(word) ? termKeys(word) : [];
    for (const exact of keys) add(exact, {exact, frequency, sections: []});
  }

  const shards = cutShards(lines);
  const body = new Map<string, string>();
  for (const [i, shard] of shards.entries()) body.set(shardFile(i), shard.texts.join('\n'));
  for (const [i, chunk] of chunks) body.set(chunkFile(i), JSON.stringify(chunk));
  const hash = createHash('sha256');
  for (const [name, text] of body) hash.update(`${name}\0${text}\0`);
  const manifest: Manifest = {
    format: FORMAT,
    build: hash.digest('hex').slice(0, 10),
    sections: sections.length,
    firsts: shards.map(({first}) => first).join('\n'),
  };
  const files = new Map([[MANIFEST, JSON.stringify(manifest)]]);
  for (const [name, text] of body) files.set(`${manifest.build}/${name}`, text);
  return files;
}

/** Builds the files of the embedded index from page records. The same records give the same files. */
import {createHash} from 'node:crypto';

import {elementAt} from './element-at';
import {compoundParts, exactForm, fold, tokenize, type Token} from './fold';
import {
  chunkFile,
  FORMAT,
  IMPACT_LEVELS,
  MANIFEST,
  packLayout,
  packPosting,
  PREFIX_MARK,
  shardFile,
  TERMS_FILE,
  type Boundary,
  type Chunk,
  type Manifest,
} from './format';
import {INDEX_DEFAULTS} from './weights';
import type {IndexFiles, PageRecord, Section} from './types';

type Weights = typeof INDEX_DEFAULTS;

/**
 * Returns the shard size in characters. A query reads about one shard for each
 * word and each pair of words. In a small index many of these are in the same
 * shard, so larger shards save requests. In a large index they are in different
 * shards, so smaller shards keep the download of a query small.
 */
function shardSizeFor(sections: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.round(most * Math.sqrt(1000 / sections))));
}

/** How often and where a section contains a key, before its impact is quantized. */
type Occurrence = {text: number; code: number; boost: number};

const MAX_IMPACT = 6;

function quantize(impact: number): number {
  return Math.max(1, Math.min(IMPACT_LEVELS, Math.round((impact / MAX_IMPACT) * IMPACT_LEVELS)));
}

/**
 * Yields every key of a text: words, parts of compounds, and pairs of adjacent words.
 *
 * @param tokens the tokens of `text`
 */
function* keysOf(text: string, tokens: readonly Token[]): Generator<string> {
  let before: readonly string[] = [];
  for (const token of tokens) {
    const parts = compoundParts(text.slice(token.start, token.end));
    yield token.exact;
    for (const previous of before) yield `${previous} ${token.exact}`;
    let last = token.exact;
    for (const [i, part] of parts.entries()) {
      const exact = exactForm(part);
      yield exact;
      for (const previous of i === 0 ? before : [last]) yield `${previous} ${exact}`;
      last = exact;
    }
    // The next word also forms a pair with the last part of a compound.
    before = last === token.exact ? [last] : [token.exact, last];
    // The last word of a sentence forms no pair with the first word of the next one.
    if (/^[.!?]\s/.test(text.slice(token.end, token.end + 2))) before = [];
  }
}

function sectionKeys(page: PageRecord, section: Section, weights: Weights) {
  const keys = new Map<string, Occurrence>();
  const occurrenceOf = (key: string) => {
    let occurrence = keys.get(key);
    if (!occurrence) keys.set(key, (occurrence = {text: 0, code: 0, boost: 0}));
    return occurrence;
  };
  const boost = (text: string, [base, shared]: readonly [number, number]) => {
    const tokens = tokenize(text);
    const own = new Set(keysOf(text, tokens));
    for (const key of own) occurrenceOf(key).boost += base + shared / tokens.length;
  };
  const text = tokenize(section.text);
  const code = tokenize(section.code);
  for (const key of keysOf(section.text, text)) occurrenceOf(key).text += 1;
  for (const key of keysOf(section.code, code)) occurrenceOf(key).code += 1;
  if (section.heading !== '') boost(section.heading, weights.heading);
  if (section.level === 1) boost(page.title, weights.title);
  const length = text.length + 0.3 * code.length;
  return {keys, length};
}

/** Assigns each section to a page and a chunk. */
function layOut(pages: readonly PageRecord[], weights: Weights) {
  const boundaries: Boundary[] = [];
  const chunks: Chunk[] = [];
  const sections: {section: Section; page: PageRecord; pageId: number}[] = [];
  for (const [pageId, page] of pages.entries()) {
    let size = Infinity;
    for (const section of page.sections) {
      const text = `${section.text} ${section.code.slice(0, 600)}`
        .trim()
        .slice(0, weights.snippetText);
      let boundary: Boundary = 0;
      if (size + text.length > weights.chunkSize) {
        boundary = size === Infinity ? 2 : 1;
        chunks.push({url: page.url, title: page.title, sections: []});
        size = 0;
      }
      size += text.length + 40;
      boundaries.push(boundary);
      const chunk = elementAt(chunks, -1);
      (chunk.sections as unknown[]).push([section.heading, section.anchor, section.level, text]);
      sections.push({section, page, pageId});
    }
  }
  return {boundaries, chunks, sections};
}

type Line = {readonly folded: string; readonly line: string};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Cuts sorted lines into shards; the lines of one folded key stay together. */
function cutShards(lines: readonly Line[], size: number): {first: string; text: string}[] {
  const shards: {first: string; text: string}[] = [];
  let length = Infinity;
  let last: string | undefined;
  for (const {folded, line} of lines) {
    if (length > size && folded !== last) {
      shards.push({first: folded, text: ''});
      length = 0;
    }
    const shard = elementAt(shards, -1);
    shard.text += (length === 0 ? '' : '\n') + line;
    length += line.length + 1;
    last = folded;
  }
  return shards;
}

/** Returns the shortest prefix of `first` that sorts after `previous`. */
function shortenBoundary(previous: string, first: string): string {
  let length = 0;
  while (length < first.length && previous[length] === first[length]) length += 1;
  return first.slice(0, length + 1);
}

/**
 * Builds the index files of one language.
 *
 * @param options replaces values of {@link INDEX_DEFAULTS}
 */
export function buildIndex(
  pages: readonly PageRecord[],
  options: Partial<Weights> = {},
): IndexFiles {
  const weights: Weights = {...INDEX_DEFAULTS, ...options};
  const {boundaries, chunks, sections} = layOut(pages, weights);

  // The impact of a key is its BM25 score in the text plus the boost of title and heading.
  const entries = sections.map(({section, page}) => sectionKeys(page, section, weights));
  const total = entries.reduce((sum, {length}) => sum + length, 0);
  const average = Math.max(1, total / Math.max(1, entries.length));
  const impacts = new Map<string, [section: number, impact: number][]>();
  for (const [id, {keys, length}] of entries.entries()) {
    const {saturation: k, lengthPenalty: b} = weights;
    const norm = k * (1 - b + (b * length) / average);
    for (const [key, {text, code, boost}] of keys) {
      const frequency = text + weights.codeWeight * code;
      const impact = (frequency * (k + 1)) / (frequency + norm) + boost;
      let postings = impacts.get(key);
      if (!postings) impacts.set(key, (postings = []));
      postings.push([id, quantize(impact)]);
    }
  }

  const pageOf = (section: number) => elementAt(sections, section).pageId;
  const strongest = (postings: [number, number][], limit: number) =>
    postings.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);

  const lines: Line[] = [];
  const words = new Map<string, Map<number, number>>();
  for (const [exact, postings] of impacts) {
    const folded = fold(exact);
    const isWord = !folded.includes(' ');
    const top = strongest(postings, isWord ? weights.wordSections : weights.pairSections);
    const topPages = new Set(top.map(([section]) => pageOf(section)));
    const morePages = isWord
      ? [...new Set(postings.map(([section]) => pageOf(section)))].filter((p) => !topPages.has(p))
      : [];
    const line = packPosting({exact, frequency: postings.length, sections: top, morePages});
    lines.push({folded, line});
    if (isWord) {
      const all = words.get(folded) ?? new Map<number, number>();
      for (const [section, impact] of postings) {
        all.set(section, Math.max(impact, all.get(section) ?? 0));
      }
      words.set(folded, all);
    }
  }
  lines.sort((a, b) => compare(a.folded, b.folded) || compare(a.line, b.line));
  const shardSize = shardSizeFor(sections.length, weights.shardSize);
  const mainShards = cutShards(lines, shardSize);

  // A prefix that spans too many shards gets an entry of its own.
  const prefixes = new Map<string, Map<number, number>>();
  const firsts = mainShards.map(({first}) => first);
  const width = (prefix: string) => {
    const from = lastAtOrBefore(firsts, prefix);
    const to = lastAtOrBefore(firsts, `${prefix}\uffff`);
    return to - from + 1;
  };
  const widths = new Map<string, number>();
  for (const [word, postings] of words) {
    for (let length = 1; length < word.length; length++) {
      const prefix = word.slice(0, length);
      let shards = widths.get(prefix);
      if (shards === undefined) widths.set(prefix, (shards = width(prefix)));
      if (shards <= weights.prefixShards) break;
      const all = prefixes.get(prefix) ?? new Map<number, number>();
      for (const [section, impact] of postings) {
        all.set(section, Math.max(impact, all.get(section) ?? 0));
      }
      prefixes.set(prefix, all);
    }
  }
  const prefixLines = [...prefixes].map(([prefix, all]): Line => {
    const top = strongest([...all], weights.prefixSections);
    const topPages = new Set(top.map(([section]) => pageOf(section)));
    const morePages = [...new Set([...all.keys()].map(pageOf))].filter((p) => !topPages.has(p));
    const exact = PREFIX_MARK + prefix;
    const line = packPosting({exact, frequency: all.size, sections: top, morePages});
    return {folded: exact, line};
  });
  prefixLines.sort((a, b) => compare(a.folded, b.folded));
  const shards = [...cutShards(prefixLines, shardSize), ...mainShards];

  // Write the files.
  const body = new Map<string, string>();
  shards.forEach(({text}, i) => body.set(shardFile(i), text));
  chunks.forEach((chunk, i) => body.set(chunkFile(i), JSON.stringify(chunk)));
  const terms = [...words]
    .filter(([word]) => word.length >= 4 && !/\d/.test(word))
    .sort(([a], [b]) => compare(a, b))
    .map(([word, {size}]) => `${word} ${size.toString(36)}`);
  body.set(TERMS_FILE, terms.join('\n'));

  const lastKeys = shards.map(({text}) =>
    fold(elementAt(text.slice(text.lastIndexOf('\n') + 1).split('\t'), 0)),
  );
  const hash = createHash('sha256');
  for (const [name, text] of body) hash.update(`${name}\0${text}\0`);
  const build = hash.digest('hex').slice(0, 10);
  const manifest: Manifest = {
    format: FORMAT,
    build,
    pages: pages.length,
    sections: sections.length,
    shards: shards
      .map(({first}, i) => (i === 0 ? '' : shortenBoundary(elementAt(lastKeys, i - 1), first)))
      .join('\n'),
    layout: packLayout(boundaries),
  };
  const files = new Map([[MANIFEST, JSON.stringify(manifest)]]);
  for (const [name, text] of body) files.set(`${build}/${name}`, text);
  return files;
}

/** Returns the index of the last key that is not greater than `key`, or 0. */
function lastAtOrBefore(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elementAt(sorted, middle) <= key) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

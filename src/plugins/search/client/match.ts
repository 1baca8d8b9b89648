/** Finds the sections and pages that contain the words of a query, with a strength for each. */
import {elementAt} from '../element-at';
import {IMPACT_LEVELS, PREFIX_MARK, type Posting} from '../format';

import {MATCH_WEIGHTS} from '../weights';
import type {Query, QueryWord} from './query';
import type {Entry, Index} from './open-index';
import {nearestWords} from './typo';

/** The matches of a word or of a pair of words. */
export type Matches = {
  /** Strength by section, 0 to about 1.25. */
  readonly sections: ReadonlyMap<number, number>;
  /** Strength by page, for pages whose matching section is not in the index. */
  readonly pages: ReadonlyMap<number, number>;
  /** Inverse document frequency: a rare word has a high one. */
  readonly idf: number;
  /** Folded words to highlight: whole words, or prefixes that end in `*`. */
  readonly shown: readonly string[];
};

/** Collects the matches of one word. Each section keeps its highest strength. */
class MatchCollector {
  readonly sections = new Map<number, number>();
  readonly pages = new Map<number, number>();
  readonly shown = new Set<string>();
  frequency = 0;

  add({sections, morePages, frequency}: Posting, weight: number) {
    for (const [section, impact] of sections) {
      const strength = (weight * impact) / IMPACT_LEVELS;
      if (strength > (this.sections.get(section) ?? 0)) this.sections.set(section, strength);
    }
    for (const page of morePages) {
      const strength = (weight * MATCH_WEIGHTS.morePages * 4) / IMPACT_LEVELS;
      if (strength > (this.pages.get(page) ?? 0)) this.pages.set(page, strength);
    }
    this.frequency += Math.min(1, weight) * frequency;
  }

  finish(total: number): Matches {
    const frequency = Math.min(total, this.frequency);
    const idf = Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
    return {sections: this.sections, pages: this.pages, idf, shown: [...this.shown]};
  }
}

/** A word typed with marks prefers its own spelling. A word without marks matches all equally. */
function variantWeight(exact: string, marked: boolean, posting: Posting): number {
  if (!marked) return 1;
  return posting.exact === exact ? MATCH_WEIGHTS.exact : MATCH_WEIGHTS.otherMarks;
}

const isWord = ({folded}: Entry) => !folded.includes(' ');

async function addPlurals(index: Index, word: QueryWord, into: MatchCollector) {
  if (word.marked || !/^[a-z]{4,}$/.test(word.folded)) return;
  const other = word.folded.endsWith('s') ? word.folded.slice(0, -1) : `${word.folded}s`;
  for (const {posting} of await index.lookUp(other)) {
    into.add(posting, MATCH_WEIGHTS.plural);
    into.shown.add(other);
  }
}

/** Adds the words that begin with the word being typed. */
async function addPrefixMatches(
  index: Index,
  word: QueryWord,
  into: MatchCollector,
  alone: boolean,
) {
  const {folded} = word;
  const wide = await index.lookUp(PREFIX_MARK + folded);
  if (wide.length > 0) {
    // A single letter after other words would match everything.
    if (folded.length > 1 || alone) {
      for (const {posting} of wide) into.add(posting, MATCH_WEIGHTS.prefix);
      into.shown.add(`${folded}*`);
    }
    return;
  }
  const {entries} = await index.lookUpPrefix(folded, 3);
  for (const entry of entries) {
    if (!isWord(entry) || entry.folded === folded) continue;
    const nearness = Math.sqrt(folded.length / entry.folded.length);
    const spelled = !word.marked || entry.posting.exact.startsWith(word.exact);
    const variant = spelled ? 1 : MATCH_WEIGHTS.otherMarks;
    into.add(entry.posting, MATCH_WEIGHTS.prefix * nearness * variant);
    into.shown.add(`${folded}*`);
  }
}

/**
 * Finds all matches of one word.
 *
 * @param open whether the reader may still be typing the word
 * @param alone whether it is the only word of the query
 */
export async function matchWord(
  index: Index,
  word: QueryWord,
  {open, alone}: {open: boolean; alone: boolean},
): Promise<Matches> {
  const found = new MatchCollector();
  for (const {folded, posting} of await index.lookUp(word.folded)) {
    found.add(posting, variantWeight(word.exact, word.marked, posting));
    found.shown.add(folded);
  }
  await addPlurals(index, word, found);
  if (open) await addPrefixMatches(index, word, found, alone);
  if (found.shown.size === 0) {
    for (const part of word.parts) {
      for (const {folded, posting} of await index.lookUp(part)) {
        found.add(posting, MATCH_WEIGHTS.part);
        found.shown.add(folded);
      }
    }
  }
  if (found.shown.size === 0) {
    for (const near of await findSimilarWords(index, word, open)) {
      for (const {folded, posting} of await index.lookUp(near.word)) {
        found.add(posting, MATCH_WEIGHTS.typo / Math.max(1, near.distance));
        found.shown.add(folded);
      }
    }
  }
  return found.finish(index.sections);
}

async function findSimilarWords(index: Index, {folded}: QueryWord, open: boolean) {
  if (folded.length < 5) return [];
  return nearestWords(folded, await index.terms(), {open, count: 3});
}

/** Finds all matches of a pair of adjacent words. */
export async function matchPair(
  index: Index,
  first: QueryWord,
  second: QueryWord,
  open: boolean,
): Promise<Matches> {
  const found = new MatchCollector();
  const key = `${first.folded} ${second.folded}`;
  const exact = `${first.exact} ${second.exact}`;
  const marked = first.marked || second.marked;
  for (const {posting} of await index.lookUp(key)) {
    found.add(posting, variantWeight(exact, marked, posting));
  }
  if (open) {
    const {entries} = await index.lookUpPrefix(key, 2);
    for (const {folded, posting} of entries) {
      if (folded !== key) found.add(posting, MATCH_WEIGHTS.prefix);
    }
  }
  return found.finish(index.sections);
}

/** Finds the matches of all words and pairs of a query. Files are requested in parallel. */
export async function matchQuery(index: Index, {words, open}: Query) {
  const last = words.length - 1;
  const [single, pairs] = await Promise.all([
    Promise.all(
      words.map((word, i) =>
        matchWord(index, word, {open: open && i === last, alone: words.length === 1}),
      ),
    ),
    Promise.all(
      words
        .slice(1)
        .map((word, i) => matchPair(index, elementAt(words, i), word, open && i + 1 === last)),
    ),
  ]);
  return {words: single, pairs};
}

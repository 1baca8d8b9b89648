import {distance} from '../../shared/distance';
import {fold} from '../../shared/fold';
import {IMPACT_LEVELS, pairKey, reverse, termKeys} from '../../shared/format';
import {MATCH_WEIGHTS, SIZES} from '../../shared/tuning';
import {withoutInvisible, wordsOf} from '../../shared/words';
import type {Entry, Index} from './open-index';

/** Longer queries are usually pasted text, so only their beginning counts. */
const MAX_LENGTH = 256;
const MAX_WORDS = 12;

export type Query = ReturnType<typeof parseQuery>;
type QueryWord = Query['words'][number];

export function parseQuery(text: string) {
  const typed = withoutInvisible(text.slice(0, MAX_LENGTH)).normalize('NFC');
  const all = wordsOf(typed);
  const different = new Map(all.map((word) => [word.exact, word]));
  const words = [...different.values()].slice(0, MAX_WORDS).map(({exact, folded}) => ({
    exact,
    folded,
    isMarked: exact !== fold(exact),
  }));
  return {
    words,
    /** Whether the reader may still be typing the last word. */
    isOpen: all.at(-1)?.end === typed.trimEnd().length,
  };
}

type Match = [entry: Entry, weight: number];

export type Matches = ReturnType<typeof combine>;

/** Combines the matches of one word or pair. A section's score is that of its best match. */
function combine(matches: Match[], total: number) {
  const sections = new Map<number, number>();
  let frequency = 0;
  for (const [entry, weight] of matches) {
    for (const [section, impact] of entry.sections) {
      const strength = (weight * impact) / IMPACT_LEVELS;
      sections.set(section, Math.max(sections.get(section) ?? 0, strength));
    }
    frequency += Math.min(1, weight) * entry.frequency;
  }
  const rest = Math.max(0, total - frequency);
  return {
    sections,
    /** Whether sections that are not listed may contain the word too. */
    isCut: matches.some(([entry]) => entry.sections.length >= SIZES.sections),
    /** The inverse document frequency, which is high for rare words. */
    idf: Math.log(1 + (rest + 0.5) / (Math.min(total, frequency) + 0.5)),
    /** The words to highlight in headings and snippets, without diacritics. */
    shown: matches.map(([{folded}]) => folded),
  };
}

/** An identical spelling counts more. Other diacritics count less only if the query has diacritics. */
const spellingWeight = (isMarked: boolean, isSame: boolean) =>
  isSame ? MATCH_WEIGHTS.exact : isMarked ? MATCH_WEIGHTS.otherMarks : 1;

/** Returns the entries of a key, which are always in one shard. */
const find = async (index: Index, key: string) =>
  (await index.findPrefix(key, 1)).filter(({folded}) => folded === key);

/** Finds the three words most similar to a mistyped word, and prefers frequent ones in a tie. */
async function findSimilar(index: Index, {folded}: QueryWord): Promise<Match[]> {
  if (folded.length < 5 || /\d/.test(folded)) return [];
  const limit = folded.length < 8 ? 1 : 2;
  const ends = termKeys(folded).map((key) => index.findPrefix(key.slice(0, 3), SIZES.typoShards));
  const [starting = [], ending = []] = await Promise.all(ends);
  const terms = new Map([
    ...starting.map((entry) => [entry.folded.slice(1), entry.frequency] as const),
    ...ending.map((entry) => [reverse(entry.folded.slice(1)), entry.frequency] as const),
  ]);
  const near = [...terms]
    .map(([word, frequency]) => ({word, frequency, far: distance(folded, word)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far || b.frequency - a.frequency);
  const found = near
    .slice(0, 3)
    .map(async ({word, far}) =>
      (await find(index, word)).map((entry): Match => [entry, MATCH_WEIGHTS.typo / far]),
    );
  return (await Promise.all(found)).flat();
}

/**
 * Returns the entries for a word or a pair of words.
 *
 * @param shards how many shards to read for keys that only begin with the word or pair; 0 to skip them
 */
async function findEntries(index: Index, key: QueryWord, shards: number): Promise<Match[]> {
  const {exact, folded, isMarked} = key;
  const isPair = folded.includes(' ');
  const entries = await (shards > 0 ? index.findPrefix(folded, shards) : find(index, folded));
  return entries
    .filter((entry) => isPair || !entry.folded.includes(' '))
    .map((entry): Match => {
      if (entry.folded === folded) return [entry, spellingWeight(isMarked, entry.exact === exact)];
      if (isPair) return [entry, MATCH_WEIGHTS.prefix];
      const isOther = isMarked && !entry.exact.startsWith(exact);
      const nearness = Math.sqrt(folded.length / entry.folded.length);
      return [entry, MATCH_WEIGHTS.prefix * nearness * (isOther ? MATCH_WEIGHTS.otherMarks : 1)];
    });
}

const pairOf = (first: QueryWord, second: QueryWord): QueryWord => ({
  exact: pairKey(first.exact, second.exact),
  folded: pairKey(first.folded, second.folded),
  isMarked: first.isMarked || second.isMarked,
});

export async function matchQuery(index: Index, {words, isOpen}: Query) {
  const last = words.length - 1;
  const total = index.total;
  const single = words.map(async (word, i) => {
    // A single letter after other words would match nearly every section
    const hasLonger = isOpen && i === last && (word.folded.length > 1 || last === 0);
    const matches = await findEntries(index, word, hasLonger ? SIZES.prefixShards : 0);
    return combine(matches.length > 0 ? matches : await findSimilar(index, word), total);
  });
  const pairs = words.slice(1).map(async (second, i) => {
    const pair = pairOf(words[i] ?? second, second);
    return combine(await findEntries(index, pair, isOpen && i + 1 === last ? 2 : 0), total);
  });
  return {words: await Promise.all(single), pairs: await Promise.all(pairs)};
}

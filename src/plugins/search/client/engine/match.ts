import {distance} from '../../../../lib/edit-distance';
import {IMPACT_LEVELS, pairKey} from '../../shared/format';
import {MATCH_WEIGHTS, SIZES} from '../../shared/settings';
import type {Entry, Index} from './open-index';
import type {Query, QueryWord} from './query';

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
    /** The inverse document frequency, which is high for rare words. */
    idf: Math.log(1 + (rest + 0.5) / (Math.min(total, frequency) + 0.5)),
    /** The words to highlight in headings and snippets, without diacritics. */
    shown: matches.map(([{folded}]) => folded),
  };
}

/** An identical spelling counts more only if the query has diacritics. */
const spellingWeight = (isMarked: boolean, isSame: boolean) =>
  !isMarked ? 1 : isSame ? MATCH_WEIGHTS.exact : MATCH_WEIGHTS.otherMarks;

/** Finds the three words most similar to a mistyped word, and prefers frequent ones in a tie. */
async function findSimilar(index: Index, {folded}: QueryWord): Promise<Match[]> {
  if (folded.length < 5 || /\d/.test(folded)) return [];
  const limit = folded.length < 8 ? 1 : 2;
  const near = (await index.terms())
    .map(({word, frequency}) => ({word, frequency, far: distance(folded, word)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far || b.frequency - a.frequency);
  const found = near
    .slice(0, 3)
    .map(async ({word, far}) =>
      (await index.find(word)).map((entry): Match => [entry, MATCH_WEIGHTS.typo / far]),
    );
  return (await Promise.all(found)).flat();
}

async function matchWord(index: Index, word: QueryWord, isOpen: boolean): Promise<Matches> {
  const {exact, folded, isMarked} = word;
  const longer = isOpen ? await index.findPrefix(folded, SIZES.prefixShards) : [];
  const matches = [
    ...(await index.find(folded)).map((entry): Match => [
      entry,
      spellingWeight(isMarked, entry.exact === exact),
    ]),
    ...longer
      .filter((entry) => entry.folded !== folded && !entry.folded.includes(' '))
      .map((entry): Match => {
        const isSame = entry.exact.startsWith(exact);
        const nearness = Math.sqrt(folded.length / entry.folded.length);
        const spelling = isMarked && !isSame ? MATCH_WEIGHTS.otherMarks : 1;
        return [entry, MATCH_WEIGHTS.prefix * nearness * spelling];
      }),
  ];
  const found = matches.length > 0 ? matches : await findSimilar(index, word);
  return combine(found, index.sections.length);
}

async function matchPair(index: Index, first: QueryWord, second: QueryWord, isOpen: boolean) {
  const key = pairKey(first.folded, second.folded);
  const exact = pairKey(first.exact, second.exact);
  const entries = isOpen ? await index.findPrefix(key, 2) : await index.find(key);
  const matches = entries.map((entry): Match => {
    if (entry.folded !== key) return [entry, MATCH_WEIGHTS.prefix];
    return [entry, spellingWeight(first.isMarked || second.isMarked, entry.exact === exact)];
  });
  return combine(matches, index.sections.length);
}

export async function matchQuery(index: Index, {words, isOpen}: Query) {
  const last = words.length - 1;
  const [single, pairs] = await Promise.all([
    Promise.all(
      words.map((word, i) => {
        // A single letter after other words would match nearly every section
        const hasLonger = isOpen && i === last && (word.folded.length > 1 || last === 0);
        return matchWord(index, word, hasLonger);
      }),
    ),
    Promise.all(
      words.flatMap((word, i) => {
        const next = words[i + 1];
        return next ? [matchPair(index, word, next, isOpen && i + 1 === last)] : [];
      }),
    ),
  ]);
  return {words: single, pairs};
}

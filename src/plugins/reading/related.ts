/** Which posts are about the same things: shared tags first, then shared words. */

export type Candidate = {
  readonly id: string;
  readonly tags: readonly string[];
  /** Weighs more than the text. */
  readonly title: string;
  readonly text: string;
  /** Milliseconds; of two equally close posts the newer one wins. */
  readonly date: number;
};

/** Words that tell most about a post; more of them cost time and change nothing. */
const TERMS = 60;
const TITLE_WEIGHT = 4;
/** A shared tag counts for more than any likeness of words. */
const TAG_WEIGHT = 1;

type Vector = ReadonlyMap<string, number>;

/** Words, and pairs of neighbours: most Vietnamese words are two syllables. */
function terms(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...words.filter((word) => word.length > 2),
    ...words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`),
  ];
}

function frequencies({title, text}: Candidate): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const term of terms(title)) add(term, TITLE_WEIGHT);
  for (const term of terms(text)) add(term, 1);
  return counts;
}

function documentFrequencies(documents: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const term of document) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The few words that set a post apart, as a vector of length 1. */
function toVector(
  counts: ReadonlyMap<string, number>,
  df: ReadonlyMap<string, number>,
  total: number,
): Vector {
  const weighed = [...counts]
    .map(
      ([term, count]) =>
        [term, (1 + Math.log(count)) * Math.log(total / (df.get(term) ?? 1))] as const,
    )
    // What no other post says leads to none
    .filter(([term, weight]) => weight > 0 && (df.get(term) ?? 0) > 1)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, TERMS);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([term, weight]) => [term, weight / length]));
}

function likeness(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}

/**
 * For each post the ids of the posts closest to it, closest first. Depends on
 * the posts alone: the same posts in any order give the same answer. Posts that
 * share nothing are not related.
 */
export function relatedPosts(
  posts: readonly Candidate[],
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  const counts = posts.map(frequencies);
  const df = documentFrequencies(counts.map((count) => count.keys()));
  const tagSets = posts.map(({tags}) => new Set(tags));
  const tagDf = documentFrequencies(tagSets);
  const vectors = counts.map((count) => toVector(count, df, posts.length));
  // A tag that every post has says nothing; one that two of fifty have says much
  const tagValue = (tag: string) => Math.log(1 + posts.length / (tagDf.get(tag) ?? 1));

  const entries = posts.map((post, index) => {
    const vector = vectors[index] ?? new Map<string, number>();
    const scored = posts
      .map((other, at) => {
        const shared = [...(tagSets[at] ?? [])].filter((tag) => tagSets[index]?.has(tag));
        const tags = shared.reduce((sum, tag) => sum + tagValue(tag), 0) * TAG_WEIGHT;
        return {other, score: tags + likeness(vector, vectors[at] ?? new Map<string, number>())};
      })
      .filter(({other, score}) => other.id !== post.id && score > 0)
      .sort(
        (a, b) =>
          b.score - a.score || b.other.date - a.other.date || (a.other.id < b.other.id ? -1 : 1),
      );
    return [post.id, scored.slice(0, limit).map(({other}) => other.id)] as const;
  });
  return new Map(entries);
}

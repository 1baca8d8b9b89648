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
/**
 * Posts that are weighed against a post: those with which it shares its rarest
 * tags and words. On a blog with fewer that is all of them; on a larger one the
 * work grows with the number of posts and not with its square.
 */
const COMPARED = 200;
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

/** Says how alike posts are to one of them, which is laid out by the numbers of its terms once. */
function comparison(vectors: readonly Vector[]) {
  const numbers = new Map<string, number>();
  const numberOf = (term: string) => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const flat = vectors.map((vector) => ({
    terms: Int32Array.from(vector.keys(), numberOf),
    weights: Float64Array.from(vector.values()),
  }));
  const none = {terms: new Int32Array(), weights: new Float64Array()};
  const laidOut = new Float64Array(numbers.size);
  return (place: number): ((other: number) => number) => {
    const {terms, weights} = flat[place] ?? none;
    laidOut.fill(0);
    terms.forEach((term, at) => (laidOut[term] = weights[at] ?? 0));
    return (other) => {
      const {terms, weights} = flat[other] ?? none;
      let sum = 0;
      for (let at = 0; at < terms.length; at++) {
        sum += (weights[at] ?? 0) * (laidOut[terms[at] ?? 0] ?? 0);
      }
      return sum;
    };
  };
}

/** Places of the posts that have a term. */
function postings(documents: readonly Iterable<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, document] of documents.entries()) {
    for (const term of document) {
      const list = places.get(term);
      if (list) list.push(place);
      else places.set(term, [place]);
    }
  }
  return places;
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
  // Newest first: where too many are alike, these are compared
  const sorted = [...posts].sort((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const counts = sorted.map(frequencies);
  const df = documentFrequencies(counts.map((count) => count.keys()));
  const tagSets = sorted.map(({tags}) => new Set(tags));
  const vectors = counts.map((count) => toVector(count, df, sorted.length));
  const byTag = postings(tagSets);
  const byTerm = postings(vectors.map((vector) => vector.keys()));
  const likenessTo = comparison(vectors);
  // A tag that every post has says nothing; one that two of fifty have says much
  const tagValue = (tag: string) => Math.log(1 + sorted.length / (byTag.get(tag)?.length ?? 1));

  const comparedWith = (place: number): ReadonlySet<number> => {
    const shared = [
      ...[...(tagSets[place] ?? [])].map((tag) => byTag.get(tag) ?? []),
      ...[...(vectors[place]?.keys() ?? [])].map((term) => byTerm.get(term) ?? []),
    ].sort((a, b) => a.length - b.length);
    const compared = new Set<number>();
    for (const places of shared) {
      for (const other of places) {
        if (compared.size >= COMPARED) return compared;
        if (other !== place) compared.add(other);
      }
    }
    return compared;
  };

  const entries = sorted.map((post, place) => {
    const likeness = likenessTo(place);
    const scored = [...comparedWith(place)]
      .map((other) => {
        let tags = 0;
        for (const tag of tagSets[other] ?? []) {
          if (tagSets[place]?.has(tag)) tags += tagValue(tag);
        }
        return {other, score: tags * TAG_WEIGHT + likeness(other)};
      })
      .filter(({score}) => score > 0)
      // The places are in order of date
      .sort((a, b) => b.score - a.score || a.other - b.other);
    const closest = scored.slice(0, limit).flatMap(({other}) => sorted[other]?.id ?? []);
    return [post.id, closest] as const;
  });
  return new Map(entries);
}

/** Finds related posts: by shared tags first, then by shared words. */

/** A post to compare with the others. */
export type Candidate = {
  readonly id: string;
  readonly tags: readonly string[];
  /** Words in the title have a higher weight than words in the text. */
  readonly title: string;
  readonly text: string;
  /** In milliseconds. Of two equally similar posts the newer one comes first. */
  readonly date: number;
};

/** Number of terms that describe a post. More terms cost time and do not change the result. */
const TERMS = 60;
const TITLE_WEIGHT = 4;
/**
 * Maximum number of posts that a post is compared with: those that share its rarest
 * tags and words. So the work grows linearly with the number of posts.
 */
const COMPARED = 200;
/** Weight of a shared tag. */
const TAG_WEIGHT = 1;

type Vector = ReadonlyMap<string, number>;

/** Returns words and pairs of adjacent words, because most Vietnamese words have two syllables. */
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

/** Returns the TF-IDF vector of a post's most characteristic terms, normalized to length 1. */
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
    // A term of one post only cannot relate it to another post
    .filter(([term, weight]) => weight > 0 && (df.get(term) ?? 0) > 1)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, TERMS);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([term, weight]) => [term, weight / length]));
}

/**
 * Prepares the cosine similarity of all vectors. For one post it writes the vector
 * into a dense array once, so that each comparison is a fast loop.
 *
 * @returns a function that takes a post's index, and returns the similarity to others
 */
function similarity(vectors: readonly Vector[]) {
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
  const dense = new Float64Array(numbers.size);
  return (place: number): ((other: number) => number) => {
    const {terms, weights} = flat[place] ?? none;
    dense.fill(0);
    terms.forEach((term, at) => (dense[term] = weights[at] ?? 0));
    return (other) => {
      const {terms, weights} = flat[other] ?? none;
      let sum = 0;
      for (let at = 0; at < terms.length; at++) {
        sum += (weights[at] ?? 0) * (dense[terms[at] ?? 0] ?? 0);
      }
      return sum;
    };
  };
}

/** Returns the indexes of the posts that contain each term. */
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
 * Returns for each post id the ids of its most similar posts, best first. The order
 * of the input makes no difference. Posts without a shared tag or term are not related.
 *
 * @param limit maximum number of related posts for each post
 */
export function relatedPosts(
  posts: readonly Candidate[],
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  // Newest first: if too many posts share a term, the newest are compared
  const sorted = [...posts].sort((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const counts = sorted.map(frequencies);
  const df = documentFrequencies(counts.map((count) => count.keys()));
  const tagSets = sorted.map(({tags}) => new Set(tags));
  const vectors = counts.map((count) => toVector(count, df, sorted.length));
  const byTag = postings(tagSets);
  const byTerm = postings(vectors.map((vector) => vector.keys()));
  const similarityTo = similarity(vectors);
  // A rare tag weighs more than a common one
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
    const similarityWith = similarityTo(place);
    const scored = [...comparedWith(place)]
      .map((other) => {
        let tags = 0;
        for (const tag of tagSets[other] ?? []) {
          if (tagSets[place]?.has(tag)) tags += tagValue(tag);
        }
        return {other, score: tags * TAG_WEIGHT + similarityWith(other)};
      })
      .filter(({score}) => score > 0)
      // Posts are sorted by date, so the lower index is the newer post
      .sort((a, b) => b.score - a.score || a.other - b.other);
    const closest = scored.slice(0, limit).flatMap(({other}) => sorted[other]?.id ?? []);
    return [post.id, closest] as const;
  });
  return new Map(entries);
}

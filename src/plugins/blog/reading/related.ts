/** A post to compare with the others. */
export type Candidate = {
  id: string;
  tags: readonly string[];
  /** Words in the title have a higher weight than words in the text. */
  title: string;
  text: string;
  /** In milliseconds. Of two equally similar posts the newer one comes first. */
  date: number;
};

/** Number of words that describe a post. More words cost time and do not change the result. */
const TERMS = 60;
const TITLE_WEIGHT = 4;

/** Returns words and pairs of adjacent words, because most Vietnamese words have two syllables. */
function termsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words.filter((word) => word.length > 2), ...pairs];
}

function count(terms: Iterable<string>, weight = 1, counts = new Map<string, number>()) {
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  return counts;
}

/**
 * Returns for each post id the ids of its most similar posts, best first: a shared tag counts
 * most, a rare one more than a common one; then shared words (TF-IDF, cosine). The order of the
 * input makes no difference. Posts without a shared tag or word are not related.
 *
 * @param limit maximum number of related posts for each post
 */
export function relatedPosts(
  posts: readonly Candidate[],
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  const sorted = [...posts].sort((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const words = sorted.map(({title, text}) =>
    count(termsOf(title), TITLE_WEIGHT, count(termsOf(text))),
  );
  const postsWithWord = count(words.flatMap((each) => [...each.keys()]));
  const postsWithTag = count(sorted.flatMap(({tags}) => [...new Set(tags)]));

  /** What describes a post, with weights: words of length 1 together, and its tags. */
  const vectors = sorted.map(({tags}, place) => {
    const weighed = [...(words[place] ?? [])]
      // A word of one post only cannot relate it to another post
      .filter(([term]) => (postsWithWord.get(term) ?? 0) > 1)
      .map(([term, times]): [string, number] => [
        term,
        (1 + Math.log(times)) * Math.log(sorted.length / (postsWithWord.get(term) ?? 1)),
      ])
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, TERMS);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return [
      ...weighed.map(([term, weight]): [string, number] => [term, weight / length]),
      ...tags.map((tag): [string, number] => [
        `#${tag}`,
        Math.sqrt(Math.log(1 + sorted.length / (postsWithTag.get(tag) ?? 1))),
      ]),
    ];
  });
  const places = new Map<string, [place: number, weight: number][]>();
  for (const [place, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const list = places.get(term) ?? [];
      list.push([place, weight]);
      places.set(term, list);
    }
  }
  const entries = vectors.map((vector, place): [string, string[]] => {
    const scores = new Map<number, number>();
    for (const [term, weight] of vector) {
      for (const [other, otherWeight] of places.get(term) ?? []) {
        if (other !== place) scores.set(other, (scores.get(other) ?? 0) + weight * otherWeight);
      }
    }
    const closest = [...scores]
      .filter(([, score]) => score > 0)
      // The lower place is the newer post
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, limit);
    return [sorted[place]?.id ?? '', closest.flatMap(([other]) => sorted[other]?.id ?? [])];
  });
  return new Map(entries);
}

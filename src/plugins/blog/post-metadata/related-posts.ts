/** A post to compare with the others. */
type Candidate = {
  id: string;
  tags: readonly string[];
  /** In milliseconds. Of two equally similar posts the newer one comes first. */
  date: number;
};

/**
 * Returns, for each post id, the ids of the posts that share most tags with it. Rare tags count
 * more. The newest posts fill up the list. The order of the input makes no difference.
 *
 * @param limit number of related posts for each post
 */
export function relatedPosts(
  posts: readonly Candidate[],
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  const newest = [...posts].sort((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({tags}) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map(
    newest.map(({id, tags}) => {
      const similarity = (other: Candidate) =>
        other.tags
          .filter((tag) => tags.includes(tag))
          .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
      const closest = newest
        .filter((other) => other.id !== id)
        .map((other) => [other.id, similarity(other)] as const)
        .sort(([, a], [, b]) => b - a);
      return [id, closest.slice(0, limit).map(([other]) => other)];
    }),
  );
}

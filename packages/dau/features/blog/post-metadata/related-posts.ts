import type {BlogPost} from '@docusaurus/plugin-content-blog';

const tagsOf = ({metadata}: BlogPost) => metadata.tags.map(({permalink}) => permalink);

/**
 * Returns a function that finds related posts. Posts that share tags come first: a rare tag counts more than
 * a common one. If they are too few, the newest posts follow.
 *
 * @param posts all listed posts, newest first
 */
export function relatedPosts(posts: readonly BlogPost[]) {
  const withTag = new Map<string, BlogPost[]>();
  for (const post of posts) {
    for (const tag of tagsOf(post)) {
      const sharing = withTag.get(tag);
      if (sharing) sharing.push(post);
      else withTag.set(tag, [post]);
    }
  }
  const positions = new Map(posts.map((post, index) => [post, index]));
  const positionOf = (post: BlogPost) => positions.get(post) ?? 0;

  return (post: BlogPost, excluded: readonly BlogPost[], count: number): BlogPost[] => {
    const scores = new Map<BlogPost, number>();
    for (const sharing of tagsOf(post).map((tag) => withTag.get(tag) ?? [])) {
      for (const other of sharing) {
        scores.set(other, (scores.get(other) ?? 0) + 1 / sharing.length);
      }
    }
    const byScore = [...scores].sort(
      ([a, first], [b, second]) => second - first || positionOf(a) - positionOf(b),
    );
    const found = new Set<BlogPost>();
    for (const other of [...byScore.map(([each]) => each), ...posts]) {
      if (found.size === count) break;
      if (other !== post && !excluded.includes(other)) found.add(other);
    }
    return [...found];
  };
}

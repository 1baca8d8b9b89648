import type {BlogPost} from '@docusaurus/plugin-content-blog';

const tagsOf = ({metadata}: BlogPost) => metadata.tags.map(({permalink}) => permalink);

/**
 * Returns a function that sorts posts by how related they are to a post. Posts that share tags come first: a
 * rare tag counts more than a common one. All others keep their order.
 *
 * @param posts all listed posts, newest first
 */
export function relatedFirst(posts: readonly BlogPost[]) {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return (post: BlogPost, others: readonly BlogPost[]): BlogPost[] => {
    const tags = tagsOf(post);
    const scoreOf = (other: BlogPost) =>
      tagsOf(other)
        .filter((tag) => tags.includes(tag))
        .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
    return others
      .map((other) => ({other, score: scoreOf(other)}))
      .sort((a, b) => b.score - a.score)
      .map(({other}) => other);
  };
}

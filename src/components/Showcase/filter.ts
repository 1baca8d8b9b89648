import {fold} from '@site/src/lib/fold';

/** Whether a project must have one of the chosen tags, or all of them. */
export type TagMode = 'any' | 'all';

/** The filter of the project list. */
export type Filter = {
  /** Words of a name, as the reader typed them. */
  query: string;
  tags: readonly string[];
  mode: TagMode;
};

/** Returns whether the filter may hide a project. The mode alone hides none. */
export const isActive = ({query, tags}: Filter): boolean => query.trim() !== '' || tags.length > 0;

/**
 * Returns the projects that match a filter, in the same order. The name must contain
 * each word of the query; marks are ignored. The project must have one or all of the
 * chosen tags.
 */
export function filterProjects<P extends {name: string; tags: readonly string[]}>(
  projects: readonly P[],
  {query, tags, mode}: Filter,
): readonly P[] {
  const words = fold(query.replaceAll(/\p{C}/gu, '')).split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    const name = fold(project.name);
    const has = (tag: string) => project.tags.includes(tag);
    return (
      words.every((word) => name.includes(word)) &&
      (tags.length === 0 || (mode === 'all' ? tags.every(has) : tags.some(has)))
    );
  });
}

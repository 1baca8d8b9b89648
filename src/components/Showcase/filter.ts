import {fold} from '@site/src/lib/fold';

/** The filter of the project list. */
export type Filter = {
  /** Words of a name, as the reader typed them. */
  query: string;
  tags: readonly string[];
};

/** Returns whether the filter may hide a project. */
export const isActive = ({query, tags}: Filter): boolean => query.trim() !== '' || tags.length > 0;

/**
 * Returns the projects that match a filter, in the same order. The name must contain each word of
 * the query; marks are ignored. The project must have one of the chosen tags.
 */
export function filterProjects<P extends {name: string; tags: readonly string[]}>(
  projects: readonly P[],
  {query, tags}: Filter,
): readonly P[] {
  const words = fold(query.replaceAll(/\p{C}/gu, '')).split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    const name = fold(project.name);
    return (
      words.every((word) => name.includes(word)) &&
      (tags.length === 0 || tags.some((tag) => project.tags.includes(tag)))
    );
  });
}

import {fold} from '@site/src/plugins/search/fold';

/** Whether a project must have one of the chosen tags, or all of them. */
export type TagMode = 'any' | 'all';

/** The filter of the project list. */
export type Filter = {
  /** Words of a name, as the reader typed them. */
  readonly query: string;
  /** Chosen tags, in the order of the data. */
  readonly tags: readonly string[];
  readonly mode: TagMode;
};

/** The fields of a project that the filter reads. */
export type Filterable = {
  readonly name: string;
  readonly tags: readonly string[];
};

export const noFilter: Filter = {query: '', tags: [], mode: 'any'};

/** Maximum length of the query in characters. No name is longer. */
export const MAX_QUERY = 60;

/** Query parameters of the address. */
const QUERY = 'q';
const TAG = 'tag';
const MODE = 'mode';

/** Returns whether the filter may hide a project. The mode alone hides none. */
export function isActive({query, tags}: Filter): boolean {
  return query.trim() !== '' || tags.length > 0;
}

/**
 * Reads a filter from the query of an address. It ignores unknown tags, modes and
 * parameters.
 *
 * @param search `location.search`
 * @param knownTags ids of all tags; the result has the same order
 */
export function parseFilter(search: string, knownTags: readonly string[]): Filter {
  const params = new URLSearchParams(search);
  const chosen = new Set(params.getAll(TAG));
  return {
    query: [...(params.get(QUERY) ?? '').replaceAll(/\p{C}/gu, '')].slice(0, MAX_QUERY).join(''),
    tags: knownTags.filter((tag) => chosen.has(tag)),
    mode: params.get(MODE) === 'all' ? 'all' : 'any',
  };
}

/**
 * Writes a filter into the query of an address. Default values are left out, and
 * other parameters stay.
 *
 * @param search the current `location.search`
 * @returns the new query with its question mark, or an empty text
 */
export function formatFilter({query, tags, mode}: Filter, search = ''): string {
  const params = new URLSearchParams(search);
  for (const name of [QUERY, TAG, MODE]) params.delete(name);
  if (query !== '') params.set(QUERY, query);
  for (const tag of tags) params.append(TAG, tag);
  if (mode !== 'any') params.set(MODE, mode);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the projects that match a filter, in the same order. The name must contain
 * each word of the query; marks are ignored. The project must have one or all of the
 * chosen tags.
 */
export function filterProjects<P extends Filterable>(
  projects: readonly P[],
  {query, tags, mode}: Filter,
): readonly P[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    const name = fold(project.name);
    if (!words.every((word) => name.includes(word))) return false;
    if (tags.length === 0) return true;
    const has = (tag: string) => project.tags.includes(tag);
    return mode === 'all' ? tags.every(has) : tags.some(has);
  });
}

import {fold} from '@site/src/plugins/search/fold';

/** Does a project need one of the chosen tags, or all of them? */
export type TagMode = 'any' | 'all';

export type Filter = {
  /** Part of a name, as the reader typed it. */
  readonly query: string;
  /** Chosen tags, in the order of the data. */
  readonly tags: readonly string[];
  readonly mode: TagMode;
};

/** What the filter looks at. */
export type Filterable = {
  readonly name: string;
  readonly tags: readonly string[];
};

export const noFilter: Filter = {query: '', tags: [], mode: 'any'};

/** Longer than any name; more is not typed but pasted or made up. */
export const MAX_QUERY = 60;

/** Parameters of the address. */
const QUERY = 'q';
const TAG = 'tag';
const MODE = 'mode';

/** Does the filter leave anything out? The mode alone does not. */
export function isActive({query, tags}: Filter): boolean {
  return query.trim() !== '' || tags.length > 0;
}

/** Reads a filter from an address's query. Unknown tags, modes and whatever else is there are ignored. */
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
 * Writes a filter into an address's query, with its question mark; parameters
 * of others stay. What is as by default is left out.
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
 * The projects a filter lets through, in their order: each word of the query
 * is part of the name, marks or none; one or all of the chosen tags are there.
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

import {useQueryString, useQueryStringList} from '@docusaurus/theme-common';

import type {Filter} from './filter';

/**
 * Returns the filter in the page's address, so that readers can share it, and the functions that
 * change it. On the server and in the first render the filter is empty. Unknown tags are left out.
 *
 * @param knownTags ids of all tags
 */
export function useFilter(knownTags: readonly string[]) {
  const [query, setQuery] = useQueryString('q');
  const [chosen, setTags] = useQueryStringList('tag');
  const filter: Filter = {query, tags: knownTags.filter((tag) => chosen.includes(tag))};
  return {
    filter,
    setQuery: (next: string) => setQuery(next),
    toggleTag: (tag: string) =>
      setTags(knownTags.filter((known) => (known === tag) !== filter.tags.includes(known))),
    clear() {
      setQuery('');
      setTags([]);
    },
  };
}

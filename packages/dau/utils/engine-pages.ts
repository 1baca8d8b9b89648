/** Paths of the pages that Docusaurus and the features add, without the base URL. */
export const PAGES = {
  blog: '/blog',
  archive: '/blog/archive',
  series: '/blog/series',
  authors: '/blog/authors',
  blogTags: '/blog/tags',
  guides: '/docs',
  guideTags: '/docs/tags',
  feeds: '/feeds',
  offline: '/offline',
  search: '/search',
} as const;

export const ENGINE_PAGES: readonly string[] = Object.values(PAGES);

/**
 * The pages to which the navigation links only if they exist and have content. The author's `src/pages`
 * contains all except the first two.
 */
export type Section =
  | typeof PAGES.guides
  | typeof PAGES.blog
  | '/showcase'
  | '/community'
  | '/cv'
  | '/contact'
  | '/privacy';

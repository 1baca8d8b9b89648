/** Paths of the pages that Docusaurus and the plugins add, without the base URL. */
export const ENGINE_PAGES: readonly string[] = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/docs',
  '/docs/tags',
  '/feeds',
  '/offline',
  '/search',
];

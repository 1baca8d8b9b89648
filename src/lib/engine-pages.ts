/** Pages that have no file of their own; paths without the base URL. */
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

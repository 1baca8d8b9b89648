/**
 * Who changes which files. The check of a site, the workflows, the test site and the benchmarks all
 * use this list.
 */

/**
 * `author`: only the author changes it. `shared`: an update merges it. `engine`: an update replaces
 * it.
 */
export type Owner = 'author' | 'shared' | 'engine';

/** The author's files, and folders with a trailing slash, relative to the site's folder. */
export const authorPaths = [
  'blog/',
  'docs/',
  'i18n/',
  'static/',
  'src/config/',
  'src/data/',
  'src/pages/',
  'src/css/tokens.css',
] as const;

/** Files that both the author and an update change. */
export const sharedPaths = [
  'package.json',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'README.md',
  'README.vi.md',
  'SECURITY.md',
  'LICENSE',
] as const;

const isUnder = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/**
 * Returns the owner of a file.
 *
 * @param file path relative to the site's folder, with forward slashes
 */
export function ownerOf(file: string): Owner {
  if (isUnder(file, authorPaths)) return 'author';
  return isUnder(file, sharedPaths) ? 'shared' : 'engine';
}

/**
 * Who changes which files. The check of an author's site, the workflows, the
 * test site and the benchmarks read this list and no other.
 */

/** `author`: theirs alone. `shared`: an update merges it. `engine`: an update replaces it. */
export type Owner = 'author' | 'shared' | 'engine';

/** Files and folders (these end with a slash), relative to the site's folder. */
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

/** What an author edits a little and an update changes, too. */
export const sharedPaths = [
  'package.json',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'README.md',
  'README.vi.md',
  'LICENSE',
] as const;

const isUnder = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/**
 * Who owns a file.
 *
 * @param file relative to the site's folder, with forward slashes
 */
export function ownerOf(file: string): Owner {
  if (isUnder(file, authorPaths)) return 'author';
  return isUnder(file, sharedPaths) ? 'shared' : 'engine';
}

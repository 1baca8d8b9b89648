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

/**
 * The author's files that an update merges: settings, routes, colors and strings. All other files
 * of the author are texts, data and pictures, which an update never changes.
 */
const mergedPaths =
  /^(src\/config\/|src\/css\/tokens\.css$|src\/pages\/.*\.(tsx?|css)$|i18n\/[^/]+\/.*\.json$)/;

/** Folders in which a new file is a text or picture that only the author adds. */
const ownTexts =
  /^(blog|docs|i18n\/[^/]+\/docusaurus-plugin-content-(blog|docs)|src\/data\/pictures)\//;

/** Shared documents. If the author and an update change the same lines, the author's file stays. */
const documents = /^(README(\.vi)?|SECURITY)\.md$|^LICENSE$/;

const isUnder = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/** Returns true if an update merges this file of the author, false if it never changes it. */
export const isMergedByUpdate = (file: string): boolean => mergedPaths.test(file);

/** Returns true if only the author adds files here. An update brings no new ones. */
export const isOwnText = (file: string): boolean => ownTexts.test(file) && !isMergedByUpdate(file);

/** Returns true for READMEs and other shared documents. */
export const isDocument = (file: string): boolean => documents.test(file);

/**
 * Returns the owner of a file.
 *
 * @param file path relative to the site's folder, with forward slashes
 */
export function ownerOf(file: string): Owner {
  if (isUnder(file, authorPaths)) return 'author';
  return isUnder(file, sharedPaths) ? 'shared' : 'engine';
}

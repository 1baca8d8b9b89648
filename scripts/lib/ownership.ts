/** Defines who changes which files. */

/**
 * An update replaces the engine's files, and merges shared files. It does not change the author's files,
 * except those of `mergedPaths`.
 */
export type Owner = 'author' | 'shared' | 'engine';

/** The author's files and folders, relative to the site's folder. Folders have a trailing slash. */
export const authorPaths = [
  '.github/images/',
  'blog/',
  'docs/',
  'i18n/',
  'static/',
  'src/config/',
  'src/custom/',
  'src/data/',
  'src/pages/',
  'src/css/tokens.css',
];

/** Files that both the author and an update change. */
export const sharedPaths = [
  'package.json',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'README.md',
  'README.vi.md',
  'HANDBOOK.md',
  'HANDBOOK.vi.md',
  'SECURITY.md',
  'LICENSE',
];

/**
 * The author's files that an update merges: settings, pages, colors and strings. An update never
 * changes the other files of the author: content, data and images.
 */
const mergedPaths =
  /^(src\/(config|pages)\/|src\/css\/tokens\.css$|i18n\/[^/]+\/(.*\.json$|docusaurus-plugin-content-pages\/))/;

const isUnder = (file: string, paths: string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/**
 * Returns the owner of a file.
 *
 * @param file the path relative to the site's folder, with forward slashes
 */
export function ownerOf(file: string): Owner {
  if (isUnder(file, authorPaths)) return 'author';
  return isUnder(file, sharedPaths) ? 'shared' : 'engine';
}

/** Returns true if an update never changes a file: content, data or an image. */
export const isOnlyAuthors = (file: string): boolean =>
  ownerOf(file) === 'author' && !mergedPaths.test(file);

/** Who changes which files. The check, the update, the workflows and the test site use this list. */

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
 * The author's files that an update merges: settings, pages, colors and strings. All other files
 * of the author are content, data and images, which an update never changes.
 */
const mergedPaths =
  /^(src\/(config|pages)\/|src\/css\/tokens\.css$|i18n\/[^/]+\/(.*\.json$|docusaurus-plugin-content-pages\/))/;

const isUnder = (file: string, paths: string[]): boolean =>
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

/** Returns true if a file is content, data or an image of the author. An update never changes it. */
export const isOnlyAuthors = (file: string): boolean =>
  ownerOf(file) === 'author' && !mergedPaths.test(file);

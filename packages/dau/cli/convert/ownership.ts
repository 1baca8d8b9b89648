/**
 * Who owned a file before the engine was in `packages/dau`. The first update of such a site uses this
 * table. Later updates change only `packages` and `package.json`.
 */
export type Owner = 'author' | 'shared' | 'engine';

/** Paths relative to the site folder. Folders have a trailing slash. */
const authorPaths = [
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

const sharedPaths = [
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

/** The author's files that an update merges: settings, pages, colors and strings. */
const mergedPaths =
  /^(src\/(config|pages)\/|src\/css\/tokens\.css$|i18n\/[^/]+\/(.*\.json$|docusaurus-plugin-content-pages\/))/;

const isUnder = (file: string, paths: string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/** @param file the path relative to the site folder, with forward slashes */
export function ownerOf(file: string): Owner {
  if (isUnder(file, authorPaths)) return 'author';
  return isUnder(file, sharedPaths) ? 'shared' : 'engine';
}

/** Returns true for content, data and images, which an update never changes. */
export const isOnlyAuthors = (file: string): boolean =>
  ownerOf(file) === 'author' && !mergedPaths.test(file);

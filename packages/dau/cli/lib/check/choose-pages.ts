import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {openGit} from '../../../utils/git';

export const BUILD_DIR = 'build';

export type BuiltPage = {
  /** The path relative to the site's base URL; `''` is the home page. */
  path: string;
  /** Pages of the same kind share a component and a language. */
  kind: string;
  /** The page's source file, relative to the site folder, if it is known. */
  source: string | undefined;
  /** When the page was published or last updated, in ISO 8601; `''` if unknown. */
  date: string;
};

function readPage(dir: string, siteDir: string, file: string): BuiltPage | undefined {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  // The minifier removes quotes, so the patterns must not require them
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const root = find(/<html([^<>]*)>/);
  // Redirect pages and files from `static` do not have this attribute
  if (!root.includes('data-has-hydrated')) return undefined;
  const page = file.replace(/(^|\/)index\.html$/, '$1').replace(/(?<!(^|\/)404)\.html$/, '');
  const component = /(?<![\w-])(blog|docs)(-\w+)*-page\b/.exec(root)?.[0] ?? page;
  // The URL of the “edit this page” link ends with the path of the source file
  const edited =
    /href="?([^"\s>]*)/.exec(find(/<a (?=[^<>]*theme-edit-this-page)([^<>]*)>/))?.[1] ?? '';
  const parts = decodeURI(edited).split('/');
  return {
    path: page,
    kind: `${find(/<html[^<>]* lang="?([\w-]+)/)} ${component}`,
    source: parts
      .map((_, index) => parts.slice(index).join('/'))
      .find((name) => name && fs.existsSync(path.join(siteDir, name))),
    date:
      find(/<meta [^<>]*article:published_time"? content="?([^"\s>]*)/) ||
      (/datetime="?([^"\s>]*)/.exec(find(/<time ([^<>]*)dateModified/))?.[1] ?? ''),
  };
}

/**
 * Lists the pages of a built site in all languages, including pages that are not in a sitemap.
 *
 * @param dir the build folder
 */
export const listPages = (dir: string, siteDir: string): BuiltPage[] =>
  globSync('**/*.html', {cwd: dir})
    .sort()
    .flatMap((file) => readPage(dir, siteDir, file) ?? []);

export const SAMPLE_SIZE = 30;

/**
 * Selects the newest page of each kind, then fills up to the limit with the newest changed pages, and
 * the newest of the other pages. After an import, hundreds of pages have changed.
 *
 * @param changed the changed source files
 */
export function samplePages(
  pages: readonly BuiltPage[],
  changed: ReadonlySet<string>,
  limit = SAMPLE_SIZE,
): BuiltPage[] {
  const newest = [...pages].sort((a, b) => b.date.localeCompare(a.date));
  const kinds = new Map([...newest].reverse().map((page) => [page.kind, page]));
  const edited = newest.filter(({source = ''}) => changed.has(source));
  const all = new Set([...kinds.values(), ...edited, ...newest]);
  return [...all].slice(0, Math.max(limit, kinds.size));
}

/**
 * Returns the files that have changed since the last push, or in the last commit if everything is
 * pushed. Paths are relative to the site folder. Without git, the set is empty.
 */
export function changedFiles(siteDir: string): ReadonlySet<string> {
  const git = openGit(siteDir);
  const upstream = git.try(['merge-base', 'HEAD', '@{upstream}']);
  const base = upstream && upstream !== git.try(['rev-parse', 'HEAD']) ? upstream : 'HEAD^';
  const edited = git.try(['diff', '--name-only', '--relative', base, '--']) ?? '';
  const added = git.try(['ls-files', '--others', '--exclude-standard']) ?? '';
  return new Set(`${edited}\n${added}`.split('\n').filter(Boolean));
}

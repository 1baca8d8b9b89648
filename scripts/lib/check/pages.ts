import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {openGit} from '../../../src/lib/git';

/** The folder of the build. The deployment publishes the build that was checked. */
export const BUILD_DIR = 'build';
/** If this environment variable is set, the check opens all pages. */
export const ALL_VARIABLE = 'CHECK_ALL';

/** A page of a built site. */
export type BuiltPage = {
  /** The path relative to the base URL of the site; `''` is the home page. */
  path: string;
  /** Pages of the same kind use the same component, in the same language. */
  kind: string;
  /** The page's source file, relative to the site's folder, if it is known. */
  source: string | undefined;
  /** The date of publication or of the last change as ISO 8601, if the page has one. */
  date: string;
};

function readPage(dir: string, siteDir: string, file: string): BuiltPage | undefined {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  // The minifier removes optional quotes
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const root = find(/(<html[^>]*data-has-hydrated[^>]*>)/);
  // Only pages of the application have this attribute. Redirects and files of `static` do not have it
  if (!root) return undefined;
  const page = file.replace(/(^|\/)index\.html$/, '$1').replace(/(?<!(^|\/)404)\.html$/, '');
  const component = /\b(blog|docs)(-\w+)*-page\b/.exec(root)?.[0] ?? page;
  // The URL of the link “edit this page” ends with the path of the file
  const edited = /href="?([^"\s>]*)/.exec(find(/<a ([^>]*theme-edit-this-page[^>]*)>/))?.[1] ?? '';
  const parts = decodeURI(edited).split('/');
  return {
    path: page,
    kind: `${find(/<html[^>]* lang="?([\w-]+)/)} ${component}`,
    source: parts
      .map((_, index) => parts.slice(index).join('/'))
      .find((name) => name && fs.existsSync(path.join(siteDir, name))),
    date:
      find(/<meta [^>]*article:published_time"? content="?([^"\s>]*)/) ||
      find(/<time [^>]*datetime="?([^"\s>]*)[^>]*dateModified/),
  };
}

/**
 * Lists all pages of a built site in all languages, including pages that are not in a sitemap.
 *
 * @param dir folder of the built site
 * @param siteDir folder of the site's sources
 */
export const listPages = (dir: string, siteDir: string): BuiltPage[] =>
  globSync('**/*.html', {cwd: dir})
    .sort()
    .flatMap((file) => readPage(dir, siteDir, file) ?? []);

/** The number of pages that the check opens if a site has more. */
export const SAMPLE_SIZE = 30;

/**
 * Selects pages to open: every changed page, the newest page of each kind, and then the newest
 * pages, up to the limit.
 *
 * @param changed the source files that have changed
 * @param limit maximum number of pages, unless there are more changed pages and kinds
 */
export function samplePages(
  pages: readonly BuiltPage[],
  changed: ReadonlySet<string>,
  limit = SAMPLE_SIZE,
): BuiltPage[] {
  const newest = [...pages].sort((a, b) => b.date.localeCompare(a.date));
  const kinds = new Map([...newest].reverse().map((page) => [page.kind, page]));
  const edited = pages.filter(({source = ''}) => changed.has(source));
  const needed = new Set([...edited, ...kinds.values()]);
  return [...new Set([...needed, ...newest])].slice(0, Math.max(limit, needed.size));
}

/**
 * Returns the files that were changed since the last push, or by the last commit if everything is
 * pushed. Paths are relative to the site's folder. Without git, the set is empty.
 */
export function changedFiles(siteDir: string): ReadonlySet<string> {
  const git = openGit(siteDir);
  const upstream = git.try(['merge-base', 'HEAD', '@{upstream}']);
  const base = upstream && upstream !== git.try(['rev-parse', 'HEAD']) ? upstream : 'HEAD^';
  const edited = git.try(['diff', '--name-only', '--relative', base, '--']) ?? '';
  const added = git.try(['ls-files', '--others', '--exclude-standard']) ?? '';
  return new Set(`${edited}\n${added}`.split('\n').filter(Boolean));
}

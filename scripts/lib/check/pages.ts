import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';
import {load} from 'cheerio';

import {openGit} from '../../../src/lib/git';

/** A page of a built site. */
export type BuiltPage = {
  /** Relative to the site's base URL; `''` is the home page. */
  path: string;
  /** The HTML file, relative to the folder of the build. */
  file: string;
  /** Pages of the same kind use the same component, in the same language. */
  kind: string;
  /** The page's source file, relative to the site's folder, if it is known. */
  source?: string;
  /** The date of publication or of the last change as ISO 8601, if the page has one. */
  date: string;
};

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile();

/**
 * Returns the source file of a page: the file that its “edit this page” link opens, or the file of
 * its route in a folder of pages.
 */
function sourceOf(siteDir: string, language: string, route: string, editUrl: string | undefined) {
  const parts = editUrl ? decodeURI(new URL(editUrl).pathname).split('/').filter(Boolean) : [];
  const ofRoute = [`i18n/${language}/docusaurus-plugin-content-pages`, 'src/pages']
    .flatMap((folder) => [`${folder}/${route || 'index'}`, `${folder}/${route}/index`])
    .flatMap((name) => ['mdx', 'md', 'tsx', 'ts', 'jsx', 'js'].map((end) => `${name}.${end}`));
  return [...parts.map((_, index) => parts.slice(index).join('/')), ...ofRoute].find((file) =>
    isFile(path.join(siteDir, file)),
  );
}

function readPage(dir: string, siteDir: string, file: string): BuiltPage | undefined {
  const $ = load(fs.readFileSync(path.join(dir, file), 'utf8'));
  // Redirects, and HTML files from `static`
  if (!$('html').is('[data-has-hydrated]')) return undefined;
  const isNotFound = /(^|\/)404\.html$/.test(file);
  const page = isNotFound ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const language = $('html').attr('lang') ?? '';
  const route = page.replace(new RegExp(`^${language}(/|$)`), '');
  // Docusaurus adds a class with the document's id to each guide. A React page has no class of its own
  const classes = ($('html').attr('class') ?? '').replace(/docs-doc-id-\S+/, '').split(/\s+/);
  const isReactPage = classes.every((name) => name === '' || name.startsWith('plugin-'));
  return {
    path: page,
    file,
    kind: [language, ...classes.sort(), ...(isReactPage ? [route] : [])].join(' '),
    source: sourceOf(siteDir, language, route, $('a.theme-edit-this-page').attr('href')),
    date:
      $('meta[property="article:published_time"]').attr('content') ??
      $('time[itemprop="dateModified"]').attr('datetime') ??
      '',
  };
}

/**
 * Lists every page of a built site in all languages, with the not-found pages. Skips redirects and
 * HTML files from `static`.
 *
 * @param dir folder of the built site
 * @param siteDir folder of the site's sources
 * @returns the pages, sorted by path
 */
export function listPages(dir: string, siteDir: string): BuiltPage[] {
  return globSync('**/*.html', {cwd: dir})
    .flatMap((file) => readPage(dir, siteDir, file) ?? [])
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

/** The check opens every page of a site up to this size, and a sample of a larger site. */
export const SAMPLE_SIZE = 30;

/**
 * Selects pages to open: every changed page, the newest page of each kind, and then more of each
 * kind, up to the limit.
 *
 * @param changed source files that have changed
 * @param limit can be exceeded if there are more changed pages or more kinds
 * @returns the selected pages in their original order
 */
export function samplePages(
  pages: readonly BuiltPage[],
  changed: ReadonlySet<string>,
  limit = SAMPLE_SIZE,
): BuiltPage[] {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of [...pages].sort((a, b) => b.date.localeCompare(a.date))) {
    groups.set(page.kind, [...(groups.get(page.kind) ?? []), page]);
  }
  // The newest of each kind first, then the second of each kind, and so on
  const inTurn = [...groups.values()].flatMap((group) =>
    group.map((page, place) => ({page, place: changed.has(page.source ?? '') ? -1 : place})),
  );
  const count = Math.max(limit, inTurn.filter(({place}) => place < 1).length);
  const chosen = new Set(
    inTurn
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({page}) => page),
  );
  return pages.filter((page) => chosen.has(page));
}

/**
 * Returns the files that differ from the upstream branch (or from the last commit's parent if
 * everything is pushed), and uncommitted files. Paths are relative to the site's folder. The set is
 * empty if git cannot answer.
 */
export function changedFiles(siteDir: string): ReadonlySet<string> {
  const git = openGit(siteDir);
  const upstream = git.try(['merge-base', 'HEAD', '@{upstream}']);
  const base = upstream && upstream !== git.try(['rev-parse', 'HEAD']) ? upstream : 'HEAD^';
  const lists = [
    ['diff', '--name-only', '--relative', base, '--'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  // Without git, a commit or a history, there is no output
  return new Set(lists.flatMap((args) => git.try(args)?.split('\n') ?? []).filter(Boolean));
}

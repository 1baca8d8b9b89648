import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {openGit} from '../../../src/lib/git';
import type {Allowed} from './page';

/** What `pages.spec.ts` reads: pages to open, relative to the base URL. */
export const INPUT_FILE = '.cache/check/pages.json';
export type CheckInput = {allowed: Allowed; paths: string[]};
/** What Playwright writes. */
export const REPORT_FILE = '.cache/check/report.json';

/** A page of a built site. */
export type BuiltPage = {
  /** Relative to the site's base URL; `''` is the home page. */
  path: string;
  /** Pages of the same kind use the same component, in the same language. */
  kind: string;
  /** The page's source file, relative to the site's folder, if it is known. */
  source?: string;
  /** The date of publication or of the last change as ISO 8601, if the page has one. */
  date: string;
};

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile();

/** The first tag that matches. */
const tagIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';

/** The value of an attribute. The minifier removes quotes that are not needed. */
function valueOf(tag: string, attribute: string): string {
  const [, quoted, bare = ''] =
    new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>]*))`).exec(tag) ?? [];
  return quoted ?? bare;
}

/** Finds the source of a page: the file of its “edit this page” link, or else of its route. */
function sourceOf(siteDir: string, language: string, route: string, editUrl: string) {
  const parts = decodeURI(editUrl).split('/');
  const ofRoute = [`i18n/${language}/docusaurus-plugin-content-pages`, 'src/pages']
    .flatMap((folder) => [`${folder}/${route || 'index'}`, `${folder}/${route}/index`])
    .flatMap((name) => ['mdx', 'md', 'tsx', 'ts', 'jsx', 'js'].map((end) => `${name}.${end}`));
  return [...parts.map((_, index) => parts.slice(index).join('/')), ...ofRoute].find(
    (file) => file && isFile(path.join(siteDir, file)),
  );
}

function readPage(dir: string, siteDir: string, file: string): BuiltPage | undefined {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  const root = tagIn(html, /<html[^>]*>/);
  // Redirects, and HTML files from `static`
  if (!root.includes('data-has-hydrated')) return undefined;
  const isNotFound = /(^|\/)404\.html$/.test(file);
  const page = isNotFound ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const language = valueOf(root, 'lang');
  const route = page.replace(new RegExp(`^${language}(/|$)`), '');
  // Docusaurus adds a class with the document's id to each guide. React pages have no such class
  const classes = valueOf(root, 'class')
    .replace(/docs-doc-id-\S+/, '')
    .split(/\s+/);
  const isReactPage = classes.every((name) => name === '' || name.startsWith('plugin-'));
  const editUrl = valueOf(tagIn(html, /<a [^>]*theme-edit-this-page[^>]*>/), 'href');
  return {
    path: page,
    kind: [language, ...classes.sort(), ...(isReactPage ? [route] : [])].join(' '),
    source: sourceOf(siteDir, language, route, editUrl),
    date:
      valueOf(tagIn(html, /<meta [^>]*article:published_time[^>]*>/), 'content') ||
      valueOf(tagIn(html, /<time [^>]*dateModified[^>]*>/), 'datetime'),
  };
}

/**
 * Lists every page of a built site in all languages, including pages in no sitemap.
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
 * Selects pages to open: every changed page, the newest page of each kind, and then the newest
 * pages, up to the limit.
 *
 * @param changed source files that have changed
 * @param limit can be exceeded if there are more changed pages or more kinds
 */
export function samplePages(
  pages: readonly BuiltPage[],
  changed: ReadonlySet<string>,
  limit = SAMPLE_SIZE,
): BuiltPage[] {
  const newest = [...pages].sort((a, b) => b.date.localeCompare(a.date));
  const kinds = new Map([...newest].reverse().map((page) => [page.kind, page]));
  const needed = new Set([
    ...pages.filter(({source = ''}) => changed.has(source)),
    ...kinds.values(),
  ]);
  return [...new Set([...needed, ...newest])].slice(0, Math.max(limit, needed.size));
}

/**
 * Returns the files that differ from the upstream branch (or from the last commit's parent if
 * everything is pushed), and uncommitted files, relative to the site's folder. The set is empty
 * without git.
 */
export function changedFiles(siteDir: string): ReadonlySet<string> {
  const git = openGit(siteDir);
  const upstream = git.try(['merge-base', 'HEAD', '@{upstream}']);
  const base = upstream && upstream !== git.try(['rev-parse', 'HEAD']) ? upstream : 'HEAD^';
  const lists = [
    ['diff', '--name-only', '--relative', base, '--'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  return new Set(lists.flatMap((args) => git.try(args)?.split('\n') ?? []).filter(Boolean));
}

import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';

/** A page of a built site. */
export type BuiltPage = {
  /** Relative to the site's base URL; `''` is the home page. */
  readonly path: string;
  readonly language: string;
  /**
   * Pages of the same kind use the same component: posts, post lists, guides and so on. Each React
   * page is its own kind.
   */
  readonly kind: string;
  /** The page's source file, relative to the site's folder, if it is known. */
  readonly source?: string;
  /** The date of publication or of the last change as ISO 8601, if the page has one. */
  readonly date?: string;
};

type Facts = {
  readonly language: string;
  readonly classes: readonly string[];
  readonly isRedirect: boolean;
  /** True if Docusaurus rendered the page. Other HTML files come from `static`. */
  readonly isOfSite: boolean;
  readonly editUrl?: string;
  readonly date?: string;
};

/** Reads these facts from a page's HTML. */
function readFacts(html: string): Facts {
  let language = '';
  let classes: string[] = [];
  let isRedirect = false;
  let isOfSite = false;
  let editUrl: string | undefined;
  let published: string | undefined;
  let changed: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const hasClass = (wanted: string) => (attributes.class ?? '').split(/\s+/).includes(wanted);
      if (name === 'html') {
        language = attributes.lang ?? '';
        classes = (attributes.class ?? '').split(/\s+/).filter(Boolean);
        isOfSite = 'data-has-hydrated' in attributes;
      } else if (name === 'meta') {
        if (attributes['http-equiv']?.toLowerCase() === 'refresh') isRedirect = true;
        if (attributes.property === 'article:published_time') published ??= attributes.content;
      } else if (name === 'a' && hasClass('theme-edit-this-page')) {
        editUrl ??= attributes.href;
      } else if (name === 'time' && attributes.itemprop === 'dateModified') {
        changed ??= attributes.datetime;
      }
    },
  });
  parser.write(html);
  parser.end();
  return {language, classes, isRedirect, isOfSite, editUrl, date: published ?? changed};
}

/**
 * Returns the source file that an “edit this page” link opens: the longest suffix of the URL's path
 * that is a file in this folder.
 */
function fileOfEditUrl(siteDir: string, editUrl: string): string | undefined {
  if (!URL.canParse(editUrl)) return undefined;
  const parts = decodeURI(new URL(editUrl).pathname).split('/').filter(Boolean);
  return parts
    .map((_, index) => parts.slice(index).join('/'))
    .find((file) => fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.isFile());
}

/** Returns the source file of a page in a `pages` folder, found by its route. */
function fileOfRoute(siteDir: string, route: string, language: string): string | undefined {
  const folders = [`i18n/${language}/docusaurus-plugin-content-pages`, 'src/pages'];
  const names = route === '' ? ['index'] : [route, `${route}/index`];
  const extensions = ['mdx', 'md', 'tsx', 'jsx', 'ts', 'js'];
  return folders
    .flatMap((folder) =>
      names.flatMap((name) => extensions.map((extension) => `${folder}/${name}.${extension}`)),
    )
    .find((file) => fs.existsSync(path.join(siteDir, file)));
}

/** Removes the language prefix, which pages in the default language do not have. */
const withoutLanguage = (page: string, language: string): string =>
  page === language || page === `${language}/`
    ? ''
    : page.startsWith(`${language}/`)
      ? page.slice(language.length + 1)
      : page;

/** Docusaurus adds a class with the document's id to each guide. */
const isOfOnePage = (name: string) => name.startsWith('docs-doc-id-');

function kindOf(classes: readonly string[], route: string): string {
  const ofKind = classes.map((name) => (isOfOnePage(name) ? 'docs-doc-id' : name)).sort();
  // A page without a more specific class is a React page
  const isPlain = ofKind.every((name) => name.startsWith('plugin-'));
  return [...ofKind, ...(isPlain ? [`/${route}`] : [])].join(' ');
}

function readPage(dir: string, siteDir: string, file: string): BuiltPage | undefined {
  const facts = readFacts(fs.readFileSync(path.join(dir, file), 'utf8'));
  if (facts.isRedirect || !facts.isOfSite) return undefined;
  const {language, classes, editUrl, date} = facts;
  const isNotFound = /(^|\/)404\.html$/.test(file);
  const page = isNotFound ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const route = withoutLanguage(page, language);
  const source =
    (editUrl && fileOfEditUrl(siteDir, editUrl)) || fileOfRoute(siteDir, route, language);
  return {
    path: page,
    language,
    kind: kindOf(classes, route),
    ...(source && {source}),
    ...(date && {date}),
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
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => readPage(dir, siteDir, file) ?? [])
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

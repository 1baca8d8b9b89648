import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {contentFileAt, contentFolder, filesUnder, type ContentFile} from '../../content/files';
import {openContent} from '../../content/open-content';
import {ENGINE_PAGES} from '../../utils/engine-pages';
import {loadedContent} from '../../content/loaded-content';
import {defaultLocale, locales, type Locale} from '../../settings/locales';
import {decodeUrl, servedPath} from '../../utils/urls';
import type {Problem} from '../../utils/problems';
import {staticFile} from '../../utils/static-files';
import {suggestion} from '../../utils/suggestion';
import type {Body} from './check';

/** A link to a page, or the path of a file that the content uses. */
export type Link = {file: string; line: number; found: string; severity?: Problem['severity']};

/** Matches a quoted path outside comments. Skips the line that sets the base URL. */
const PATH = /^(?!\s*(?:\/?\*|\/\/)|.*baseUrl).*?["'](\/\w[\w/-]*(?:#[^"']+)?)["'#?]/;

/** Matches links to URL paths. Docusaurus itself checks links to files. */
const IS_PATH = /^\/(?!\/)(?!.*\.mdx?([?#]|$))|^(?![/#?]|.*\.\w+([?#]|$))/;

/** Matches ids that the site adds to a page. */
const ADDED = /^dau\.|^user-content-/;

/** Finds links in settings and data. Docusaurus does not say which of these files has a broken link. */
export const linksInSettings = (siteDir: string): Link[] =>
  filesUnder(siteDir, 'src/{config,data}')
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .flatMap((file) =>
      openContent(siteDir)
        .textOf(file)
        .split('\n')
        .map((text, index) => ({file, line: index + 1, found: PATH.exec(text)?.[1] ?? ''})),
    )
    .filter(({found}) => found);

/**
 * Returns a function that finds links to missing pages and missing headings.
 *
 * @param routes the paths of all pages, other plugins' pages included, if they are known already
 */
export function linkCheck(
  allContent: AllContent,
  baseUrl: string,
  siteDir: string,
  routes: readonly string[] = [],
) {
  const {entries} = loadedContent(allContent);
  const own = ENGINE_PAGES.map((page) => baseUrl + page.slice(1));
  const urls = /"(?:permalink|tagsPath|blogTagsListPath)":"([^"]+)"/g;
  const loaded = [...JSON.stringify(allContent).matchAll(urls)];
  const pathOf = (url: string) => servedPath(decodeUrl(url));
  const known = new Set([
    ...own,
    ...loaded.map(([, url = '']) => pathOf(url)),
    ...routes.map(pathOf),
  ]);
  const bases = new Map(entries.map(({source, permalink}) => [source.slice(6), permalink]));
  const files = new Map([...bases].map(([file, url]) => [pathOf(url), contentFileAt(file)]));

  /** Returns the possible URL paths of a linked page. Returns none for a file and an unknown base. */
  function pathsOf({file, found}: Link): string[] {
    const base = found.startsWith('/') ? '/' : bases.get(file);
    if (base === undefined || !IS_PATH.test(found)) return [];
    // Translations may link to pages with their own language prefix
    const [, language = ''] = /^i18n\/([^/]+)/.exec(file) ?? [];
    const target = pathOf(new URL(found, `https://example.com${base}`).pathname).replace(
      `${baseUrl}${language}/`,
      baseUrl,
    );
    return [target, baseUrl + target.slice(1)];
  }

  /** Returns the Markdown file of a linked page. */
  function fileOf(link: Link) {
    const {file, found} = link;
    const [name = ''] = decodeUrl(found).split(/[?#]/);
    if (name === '') return contentFileAt(file);
    const linked = name.startsWith('@site/') ? name.slice(6) : path.join(path.dirname(file), name);
    return contentFileAt(linked) ?? pathsOf(link).flatMap((each) => files.get(each) ?? [])[0];
  }

  /** Returns the linked files without the heading. A link may lead to a different file in each language. */
  function withoutHeading(link: Link, id: string, bodies: ReadonlyMap<string, Body>): string[] {
    const [source, target] = [contentFileAt(link.file), fileOf(link)];
    if (!target || id === '' || ADDED.test(id)) return [];
    const versionIn = (locale: Locale, {kind, key}: ContentFile) =>
      [locale, defaultLocale]
        .map((each) => `${contentFolder(kind, each)}/${key}`)
        .find((file) => bodies.has(file)) ?? '';
    const shown = locales.filter((each) => !source || versionIn(each, source) === link.file);
    const targets = new Set(shown.map((locale) => versionIn(locale, target)));
    return [...targets].filter((file) => bodies.get(file)?.ids?.has(id) === false);
  }

  return (link: Link, bodies: ReadonlyMap<string, Body>): Problem[] => {
    const fix =
      {
        'src/config/navigation.ts': 'The site leaves this link out. Correct or remove it',
        'src/config/announcement.ts': 'Readers see an error page. Correct or remove the link',
      }[link.file] ?? 'Correct the link: npm run build fails until then';
    const broken = {...link, fix};
    const paths = pathsOf(link);
    if (paths.length > 0 && !paths.some((each) => known.has(each) || staticFile(siteDir, each)))
      return [{...broken, problem: 'page not found', severity: 'warning'}];
    const id = decodeUrl(link.found.split('#')[1] ?? '');
    return withoutHeading(link, id, bodies).map((file) => {
      const better = suggestion(id, [...(bodies.get(file)?.ids ?? [])]) || broken.fix;
      return {...broken, problem: `heading not found in ${file}`, fix: better, severity: 'warning'};
    });
  };
}

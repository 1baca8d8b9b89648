import {stripVTControlCharacters} from 'node:util';

import type {AllContent} from '@docusaurus/types';

import {
  contentFileAt,
  fileIn,
  filesUnder,
  originalOf,
  openContent,
  type ContentFile,
} from '../../content/content-files';
import {filesOf, idIn, isFileLink, isPublished, similarFiles} from '../../content/link-targets';
import {isWikilink, readWikilink} from '../../content/wikilinks';
import {loadedContent} from '../../content/loaded-content';
import {locales, type Locale} from '../../settings/locales';
import {decodeUrl, servedPath} from '../../utils/urls';
import type {Problem} from '../../utils/problems';
import {staticFile} from '../../utils/static-files';
import {suggestion} from '../../utils/suggestion';
import type {Body} from './check';
import type {Link} from './markdown/ids-and-links';
import {perProcess} from '../../utils/cache';
import {ROUTE_PATTERN} from './front-matter-schemas';

/** Matches a quoted path outside comments. Skips the line that sets the base URL. */
const PATH = /^(?!\s*(?:\/?\*|\/\/)|.*baseUrl).*?["'](\/\w[\w/-]*(?:#[^"']+)?)["'#?]/;

/** Matches links to URL paths. */
const IS_PATH = /^\/(?!\/)|^(?![/#?]|.*\.\w+([?#]|$))/;

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
 * Returns `check`, which finds links to missing pages and headings, `fileOf`, which returns the file of a
 * linked page, and `sources`, the files of all pages in this language.
 *
 * @param routes the paths of all pages, including those of other plugins. If there are none, only
 *   headings are checked
 */
export function linkCheck(
  allContent: AllContent,
  baseUrl: string,
  siteDir: string,
  routes: readonly string[],
) {
  const {entries} = loadedContent(allContent);
  const pathOf = (url: string) => servedPath(decodeUrl(url));
  const known = new Set(routes.map(pathOf));
  const bases = new Map(entries.map(({source, permalink}) => [source.slice(6), permalink]));
  const files = new Map([...bases].map(([file, url]) => [pathOf(url), contentFileAt(file)]));

  /** Returns the possible URL paths of a linked page. A relative link needs the URL of its own page. */
  function pathsOf({file, found}: Link): string[] {
    if (isFileLink(found)) return [];
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
    if (isFileLink(found) || found.startsWith('#')) {
      const [first = '', ...others] = filesOf(file, found);
      return others.length === 0 ? contentFileAt(first) : undefined;
    }
    return pathsOf(link).flatMap((each) => files.get(each) ?? [])[0];
  }

  /** Finds links to files that do not exist or are not published, and ambiguous wikilinks. */
  function fileProblems(link: Link, fix: string): Problem[] {
    const {file, found} = link;
    const linked = filesOf(file, found);
    const [first = ''] = linked;
    if (linked.length === 1 && isPublished(first)) return [];
    const isText = isWikilink(found);
    const problem = linked.length === 0 ? 'file not found' : `${first} is not published`;
    const shown = isText ? ' (readers see plain text instead of a link)' : '';
    const remedy = first === '' ? similarFiles(found) || fix : 'Publish it, or remove the link';
    const missing = {problem: problem + shown, fix: remedy};
    const names = linked.map((each) => `[[${each.replace(/(\/index)?\.mdx?$/, '')}]]`);
    const several = {
      problem: `several files have this name${shown}`,
      fix: `Write ${names.join(' or ')}`,
    };
    return [{...link, ...(linked.length > 1 ? several : missing), severity: 'warning'}];
  }

  /** Returns the linked files without the heading. A link may lead to a different file in each language. */
  function withoutHeading(link: Link, bodies: ReadonlyMap<string, Body>) {
    const source = contentFileAt(link.file);
    const target = fileOf(link);
    if (!target || !link.found.includes('#')) return [];
    const versionIn = (locale: Locale, {file}: ContentFile) =>
      [fileIn(locale, file), originalOf(file)].find((each) => bodies.has(each)) ?? '';
    const shown = locales.filter((each) => !source || versionIn(each, source) === link.file);
    const targets = new Set(shown.map((locale) => versionIn(locale, target)));
    return [...targets]
      .map((file) => ({
        file,
        id: idIn(siteDir, file, link.found) ?? readWikilink(link.found).heading,
      }))
      .filter(({id}) => id !== '' && !ADDED.test(id))
      .filter(({file, id}) => bodies.get(file)?.ids?.has(id) === false);
  }

  function check(link: Link, bodies: ReadonlyMap<string, Body>): Problem[] {
    const fix =
      {
        'src/config/navigation.ts': 'The site leaves this link out. Correct or remove it',
        'src/config/announcement.ts': 'Readers see an error page. Correct or remove the link',
      }[link.file] ??
      // A wikilink never stops the build: without its page, it becomes text, and without its heading, it
      // leads to the page
      `Correct the link${isWikilink(link.found) ? '' : ': npm run build fails until then'}`;
    const broken = {...link, fix};
    const wrong = isFileLink(link.found) ? fileProblems(link, fix) : [];
    if (wrong.length > 0) return wrong;
    const paths = pathsOf(link);
    const exists = (each: string) => known.has(each) || staticFile(siteDir, each);
    if (known.size > 0 && paths.length > 0 && !paths.some(exists))
      return [{...broken, problem: 'page not found', severity: 'warning'}];
    return withoutHeading(link, bodies).map(({file, id}) => {
      const better = suggestion(id, [...(bodies.get(file)?.ids ?? [])]) || broken.fix;
      return {...broken, problem: `heading not found in ${file}`, fix: better, severity: 'warning'};
    });
  }
  return {check, fileOf, sources: new Set(bases.keys())};
}

/** The file of each post, guide and page, by its path in the site. */
const files = () => perProcess('files', () => new Map<string, string>());

/** Adds the file to Docusaurus' message about a page with the URL of a list or of a plugin's page. */
export const withFiles = (text: string): string =>
  text.replace(/Attempting to create page at (\S+?), .*/g, (line, url: string) => {
    const file = files().get(servedPath(stripVTControlCharacters(url)));
    return file ? `${line} Rename ${file}, or set a different slug in it.` : line;
  });

/**
 * Finds files with the same URL, pages whose names cannot be a URL, and translations whose URL differs
 * from the original's. Docusaurus reports only duplicate URLs, without the files.
 */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // A build loads the default language first, so this map already contains all originals
  const originals = perProcess(
    'permalinks',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  const owners = new Map<string, string>();
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = servedPath(permalink.replace(baseUrl, '/'));
    const report = (problem: string, fix: string, at = file) => [
      {file: at, problem, found: decodeUrl(sitePath), fix},
    ];
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    // `front-matter-schemas.ts` checks the URLs of posts and guides. Docusaurus percent-encodes the names of pages,
    // and hosts would not find the file of `về-tôi.md`
    if (kind === 'page' && ROUTE_PATTERN.test(sitePath)) {
      const problem = String.raw`readers would see "not found", because the name has diacritics, spaces or ( ) [ ] * : \ %`;
      return report(problem, 'Rename the file');
    }
    const rename = /\.mdx?$/.test(file) ? 'Set a different slug' : 'Rename the file';
    files().set(servedPath(permalink), file);
    const owner = owners.get(sitePath);
    owners.set(sitePath, owner ?? file);
    // Report it for `owner`, because its page is the one that opens at this URL
    if (owner) return report(`${file} has the same URL`, `${rename}, or delete one of them`, owner);
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `its URL differs from that of ${original.file}, and the language menu would link to a missing page`;
    return report(problem, `Set slug so that the URL is ${original.sitePath}`);
  });
}

import type {AllContent} from '@docusaurus/types';

import {filesUnder, readText} from '../../lib/content/files';
import {ENGINE_PAGES} from '../../lib/engine-pages';
import {loadedContent} from '../../lib/loaded-content';
import {decodeUrl, servedPath} from '../../lib/urls';
import type {Problem} from '../../lib/problems';
import {staticFile} from '../../lib/static-files';

/** A link to a page, or the path of a file that the content uses. */
export type Link = {file: string; line: number; found: string; severity?: Problem['severity']};

export const brokenLink = (link: Link): Problem => ({
  ...link,
  problem: 'page not found',
  fix: 'Correct the link; broken links stop npm run build',
  severity: 'warning',
});

/** Matches a quoted path outside comments. Skips the line that sets the base URL. */
const PATH = /^(?!\s*(?:\/?\*|\/\/)|.*baseUrl).*?["'](\/\w[\w/-]*)["'#?]/;

/** Finds links in settings and data. Docusaurus does not say which of these files has a broken link. */
export const linksInSettings = (siteDir: string): Link[] =>
  filesUnder(siteDir, 'src/{config,data}')
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .flatMap((file) =>
      readText(siteDir, file)
        .split('\n')
        .map((text, index) => ({file, line: index + 1, found: PATH.exec(text)?.[1] ?? ''})),
    )
    .filter(({found}) => found);

/** Returns a function that checks whether a link leads to a missing page. */
export function deadLinkTest(allContent: AllContent, baseUrl: string, siteDir: string) {
  const own = ENGINE_PAGES.map((page) => baseUrl + page.slice(1));
  const urls = /"(?:permalink|tagsPath|blogTagsListPath)":"([^"]+)"/g;
  const loaded = [...JSON.stringify(allContent).matchAll(urls)];
  const pathOf = (url: string) => servedPath(decodeUrl(url));
  const known = new Set([...own, ...loaded.map(([, url = '']) => pathOf(url))]);
  const bases = new Map(
    loadedContent(allContent).entries.map(({source, permalink}) => [source.slice(6), permalink]),
  );
  return ({file, found}: Link): boolean => {
    const base = found.startsWith('/') ? '/' : bases.get(file);
    if (base === undefined) return false;
    // Translations may link to pages with their own language prefix
    const [, language = ''] = /^i18n\/([^/]+)/.exec(file) ?? [];
    const target = pathOf(new URL(found, `https://example.com${base}`).pathname).replace(
      `${baseUrl}${language}/`,
      baseUrl,
    );
    return (
      !known.has(target) && !known.has(baseUrl + target.slice(1)) && !staticFile(siteDir, target)
    );
  };
}

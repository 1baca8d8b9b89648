import fs from 'node:fs';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {contentFileAt, contentFolder, filesUnder, readText} from '../../lib/content/files';
import {ENGINE_PAGES} from '../../lib/engine-pages';
import {defaultLocale} from '../../lib/locales';
import {servedPath} from '../../lib/page-path';
import type {Problem} from '../../lib/problems';
import {staticFile} from '../../lib/static-files';
import {decodeUrl} from '../../lib/url-text';

/** A link to a page, or the path of a file that the content uses. */
export type Link = {file: string; line: number; found: string};

export const brokenLink = (link: Link): Problem => ({
  ...link,
  problem: 'page not found',
  fix: 'Correct the link: npm run build fails on it',
  severity: 'warning',
});

/** Finds missing images and imports. In a translation, such a file is often next to the original. */
export function missingFiles(siteDir: string, links: readonly Link[]): Problem[] {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
  return links.flatMap(({file, line, found}) => {
    const [name = ''] = decodeUrl(found).split(/[?#]/);
    const exists = (from = file) => {
      const place = name.startsWith('@site/') ? name.slice(6) : path.join(path.dirname(from), name);
      return endings.some((ending) => fs.existsSync(path.join(siteDir, place + ending))) && place;
    };
    if (exists()) return [];
    const {kind, key} = contentFileAt(file) ?? {};
    const original = kind && exists(`${contentFolder(kind, defaultLocale)}/${key}`);
    const fix = original ? `It is next to the original: write @site/${original}` : 'Check the path';
    return [{file, line, problem: 'file not found', found, fix}];
  });
}

/** Matches a path in quotes. Comments and the line with the base URL do not match. */
const PATH = /^(?!\s*(?:\/?\*|\/\/)|.*baseUrl).*?["'](\/\w[\w/-]*)["'#?]/;

/** Finds links in settings and data. Docusaurus reports broken links without naming the file. */
export const linksInSettings = (siteDir: string): Link[] =>
  filesUnder(siteDir, 'src/{config,data}')
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .flatMap((file) =>
      readText(siteDir, file)
        .split('\n')
        .map((text, index) => ({file, line: index + 1, found: PATH.exec(text)?.[1] ?? ''})),
    )
    .filter(({found}) => found);

/** Returns the URLs of all pages that the content plugins create. */
function* urlsIn(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    const isPermalink = /^(permalink|tagsPath|blogTagsListPath)$/.test(name);
    if (isPermalink && typeof value === 'string') yield servedPath(value);
    else yield* urlsIn(value);
  }
}

/** Returns a function that tells whether a link leads to a missing page. */
export function deadLinkTest(allContent: AllContent, baseUrl: string, siteDir: string) {
  const own = ENGINE_PAGES.map((page) => baseUrl + page.slice(1));
  const known = new Set([...own, ...urlsIn(allContent)]);
  return ({found}: Link): boolean => {
    const target = servedPath(found.replace(/[?#].*$/, ''));
    return (
      !known.has(target) && !known.has(baseUrl + target.slice(1)) && !staticFile(siteDir, target)
    );
  };
}

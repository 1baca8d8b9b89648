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

/** A link to a page of the site, and where it is. */
export type Link = {file: string; line: number; found: string};

export const brokenLink = (link: Link): Problem => ({
  ...link,
  problem: 'page or heading not found',
  fix: 'Correct the link: npm run build fails on it',
  severity: 'warning',
});

/** Missing images and imports. A translation often names a file that is next to its original. */
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

/** A path in quotes, in a line that is neither a comment nor the base URL. */
const PATH = /^(?!\s*(?:\/?\*|\/\/)|.*baseUrl).*?["'](\/\w[\w/-]*)["'#?]/;

/** Links to pages in settings and data. The framework would report them without the file. */
export const linksInSettings = (siteDir: string): Link[] =>
  filesUnder(siteDir, 'src/{config,data}')
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .flatMap((file) =>
      readText(siteDir, file)
        .split('\n')
        .map((text, index) => ({file, line: index + 1, found: PATH.exec(text)?.[1] ?? ''})),
    )
    .filter(({found}) => found);

type Target = [url: string, file: string];

/** Every URL that the content plugins have loaded, with its file. */
function* targetsIn(content: unknown): Generator<Target> {
  if (typeof content !== 'object' || content === null) return;
  const file = 'source' in content ? String(content.source).replace('@site/', '') : '';
  for (const [name, value] of Object.entries(content)) {
    const isPermalink = /^(permalink|tagsPath|blogTagsListPath)$/.test(name);
    if (isPermalink && typeof value === 'string') yield [servedPath(value), file];
    else yield* targetsIn(value);
  }
}

const languageOf = (file: string) => /^i18n\/[^/]+/.exec(file)?.[0];

/**
 * Returns a test for broken links: to a missing page, or to a missing heading on a page. The framework
 * itself reports links to missing files.
 */
export function deadLinkTest(allContent: AllContent, baseUrl: string, siteDir: string) {
  const own = ENGINE_PAGES.map((page): Target => [baseUrl + page.slice(1), '']);
  const known = new Map([...own, ...targetsIn(allContent)]);
  return (href: string, from: string, idsOf: (file: string) => Set<string> | undefined) => {
    const [link = '', id = ''] = href.split('#');
    let file = link === '' ? from : path.posix.join(path.posix.dirname(from), link);
    if (link.startsWith('/')) {
      const target = servedPath(link.replace(/\?.*$/, ''));
      const found = known.get(target) ?? known.get(baseUrl + target.slice(1));
      if (found === undefined) return !staticFile(siteDir, target);
      file = found;
    }
    // This process knows the ids of one language
    const isKnown = id !== '' && !id.includes('%') && languageOf(file) === languageOf(from);
    return isKnown && idsOf(file)?.has(id) === false;
  };
}

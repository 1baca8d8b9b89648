import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import type {Problem} from '../../../lib/problems';
import {isTextLink, type Link} from './markdown/links';
import {pathOf, resolveFile} from './markdown/files';

/** A built text: its file, relative to the site's folder, and its address. */
export type BuiltText = {readonly file: string; readonly permalink: string};

/** Where the texts of the language that is being built have gone. */
export function builtTexts(allContent: AllContent): BuiltText[] {
  const of = <T>(plugin: string) => allContent[`docusaurus-plugin-content-${plugin}`]?.default as T;
  const posts = (of<BlogContent | undefined>('blog')?.blogPosts ?? []).map(
    ({metadata}) => metadata,
  );
  const docs = of<DocsContent | undefined>('docs')?.loadedVersions.flatMap(
    (version) => version.docs,
  );
  const pages = of<PagesContent | undefined>('pages') ?? [];
  return [...posts, ...(docs ?? []), ...pages].map(({source, permalink}) => ({
    file: source.replace('@site/', ''),
    permalink,
  }));
}

type Site = {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
};

const plain = (address: string) => address.replace(/(.)\/$/, '$1').replace(/\.html$/, '');

/** Is there a place with this id in the built page? */
function hasAnchor({outDir, baseUrl}: Site, page: string, id: string): boolean {
  const name = page.slice(baseUrl.length - 1).replace(/^\//, '');
  const file = [`${name}.html`, path.join(name, 'index.html')]
    .map((each) => path.join(outDir, each))
    .find((each) => fs.existsSync(each));
  if (file === undefined) return true;
  const ids = fs
    .readFileSync(file, 'utf8')
    .matchAll(/\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return [...ids].some(([, ...values]) => values.includes(id));
}

function linkProblem(site: Site, {file, permalink}: BuiltText, {url, line}: Link): Problem[] {
  // The check of files has answered these
  if (isTextLink(url) || resolveFile(site.siteDir, file, url)) return [];
  const {baseUrl, routesPaths} = site;
  const isAbsolute = url.startsWith('/');
  const full = isAbsolute && !url.startsWith(baseUrl) ? `${baseUrl.slice(0, -1)}${url}` : url;
  const target = new URL(full, `https://site.invalid${permalink}`);
  const page = plain(pathOf(target.pathname));
  const place = {file, line, field: 'link', found: url};
  if (!routesPaths.some((route) => plain(pathOf(route)) === page)) {
    const beside = ['.md', '.mdx'].find((ending) => resolveFile(site.siteDir, file, url + ending));
    const advice = beside
      ? `${url}${beside}, the file of that text`
      : 'a link to the file, like ./name.mdx, finds the address by itself';
    const expected = `an address that the site has (${page} is none); ${advice}`;
    return [{...place, expected}];
  }
  const id = pathOf(target.hash.slice(1));
  if (id === '' || hasAnchor(site, page, id)) return [];
  return [{...place, expected: `a heading that ${page} has; it has none with the id "${id}"`}];
}

/**
 * Links of the texts that lead nowhere, with the file and line of each: the
 * framework's own check, which runs after this and stops the build, knows the
 * pages alone.
 */
export function brokenLinks(
  site: Site,
  texts: readonly BuiltText[],
  linksOf: (file: string) => readonly Link[],
): Problem[] {
  return texts.flatMap((text) =>
    linksOf(text.file).flatMap((link) => linkProblem(site, text, link)),
  );
}

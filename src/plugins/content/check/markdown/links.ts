import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale} from '../../../../lib/locales';
import type {Problem} from '../../../../lib/problems';
import {contentFolder, type ContentFile} from '../files';
import {pathOf, resolveFile} from './files';
import {attributesOf, isElement, lineOf, nodesOf, type Node} from './tree';

/** A link to this site, with its line. */
export type Link = {
  readonly url: string;
  readonly line: number;
  /** `[name]: ./file.mdx`, which no text may use. */
  readonly isDefinition?: true;
};

const isOutside = (url: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** Links of a text to other places of the site. */
export function linksOf(tree: Node): Link[] {
  return [...nodesOf(tree)].flatMap((node) => {
    const href =
      isElement(node) && /^(a|Link)$/.test(node.name ?? '')
        ? attributesOf(node).find(({name}) => /^(href|to)$/.test(name ?? ''))?.value
        : undefined;
    const url = node.type === 'link' || node.type === 'definition' ? node.url : href;
    return typeof url === 'string' && url !== '' && !isOutside(url)
      ? [{url, line: lineOf(node), ...(node.type === 'definition' && {isDefinition: true})}]
      : [];
  });
}

export const isTextLink = (url: string) => /\.mdx?$/i.test(pathOf(url));

const ASSET = /\.(pdf|zip|gz|png|jpe?g|gif|webp|avif|svg|docx?|xlsx?|pptx?|csv|mp[34]|webm)$/i;

/** Files in which the framework looks for a text that a link names. */
function textCandidates({file, kind, key, locale}: ContentFile, url: string): string[] {
  const name = pathOf(url);
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  const original = contentFolder(kind, defaultLocale);
  return [
    path.posix.join(path.posix.dirname(file), name),
    path.posix.join(original, path.posix.dirname(key), name),
    path.posix.join(contentFolder(kind, locale), name),
    path.posix.join(original, name),
    name.replace(/^\//, ''),
  ];
}

/** What is wrong with a link that names the file of a text. */
function textLinkFault(siteDir: string, content: ContentFile, url: string): string | undefined {
  const there = textCandidates(content, url).filter((each) =>
    fs.existsSync(path.join(siteDir, each)),
  );
  const roots = [content.locale, defaultLocale].map((locale) =>
    contentFolder(content.kind, locale),
  );
  if (there.some((each) => roots.some((root) => each.startsWith(`${root}/`)))) return undefined;
  return there.length > 0
    ? 'the address of the page, like /docs/name: only posts link to the files of posts, and guides to those of guides'
    : 'a link to a text that is there; check the name of the file and its folder';
}

/** Links to files that are not there. Addresses of pages are known only after the build. */
export function fileLinkProblems(
  siteDir: string,
  content: ContentFile,
  links: readonly Link[],
): Problem[] {
  const {file} = content;
  return links.flatMap(({url, line, isDefinition}): Problem[] => {
    const severity = isDefinition ? 'warning' : 'error';
    if (isTextLink(url)) {
      const expected = textLinkFault(siteDir, content, url);
      return expected === undefined
        ? []
        : [{file, line, field: 'link', expected, found: url, severity}];
    }
    if (!ASSET.test(pathOf(url)) || resolveFile(siteDir, file, url)) return [];
    const folder = url.startsWith('/') ? 'static' : path.posix.dirname(file);
    const expected = `a file that is there; it is looked for in ${folder} (upper and lower case matter)`;
    return [{file, line, field: 'link', expected, found: url, severity}];
  });
}

import path from 'node:path';

import {SKIP, visit} from 'unist-util-visit';

import {lineOf, type MdxFile, type Node} from '../content/markdown-tree';
import {contentFileAt} from '../content/content-files';
import {isFileLink, type Links} from '../content/link-targets';
import {addWikilinks, isWikilink} from '../content/wikilinks';
import {warn} from '../utils/problems';

/** Docusaurus' own check of links does not see a wikilink that becomes plain text. */
function warnAboutWikilink({filesOf}: Links, file: string, node: Node): void {
  const {url: found = ''} = node;
  const paths = filesOf(file, found).map((each) => each.replace(/(\/index)?\.mdx?$/, ''));
  const isAmbiguous = paths.length > 1;
  const problem = isAmbiguous ? 'several files have this name' : 'page or heading not found';
  const fix = isAmbiguous ? `Write the path: ${paths.join(', ')}` : 'Correct the wikilink';
  const shown = `${problem} (readers see plain text instead of a link)`;
  warn({file, line: lineOf(node), problem: shown, found, fix});
}

/**
 * A remark plugin that gives links to files and wikilinks their URLs. Docusaurus only finds files of the
 * same kind: posts, guides or pages. A wikilink without a page becomes plain text.
 *
 * Adds the pages that link to this page to its front matter as `linkedFrom`, if the site shows them.
 */
export const fileLinks =
  (links: Links, siteDir: string, showsLinkedFrom: boolean) =>
  () =>
  (tree: Node, file: MdxFile) => {
    const from = path.relative(siteDir, file.path).split(path.sep).join('/');
    addWikilinks(tree, String(file));
    visit(tree, ['link', 'definition', 'image'], (node: Node, index = 0, parent?: Node) => {
      const {type, url = '', alt, children = []} = node;
      if (type === 'image' ? !isWikilink(url) : !isFileLink(url)) return;
      const to = links.urlOf(from, url);
      if (to !== undefined) node.url = to;
      else if (isWikilink(url)) {
        warnAboutWikilink(links, from, node);
        const shown = type === 'image' ? [{type: 'text', value: alt ?? ''}] : children;
        parent?.children?.splice(index, 1, ...shown);
        return [SKIP, index] as const;
      }
    });
    const pages = links.linkedFrom(from);
    const {frontMatter} = file.data ?? {};
    if (showsLinkedFrom && frontMatter && contentFileAt(from) && pages.length > 0)
      frontMatter.linkedFrom = pages;
  };

/**
 * A remark plugin that replaces links with an invalid URL, such as a bare `http://ip:port`, with their
 * content. Docusaurus would stop at them without naming the line. It must run before Docusaurus' plugins.
 */
export const invalidLinks = () => (tree: Node) => {
  visit(tree, 'link', (node: Node, index = 0, parent?: Node) => {
    if (URL.canParse(node.url ?? '', 'https://example.com')) return undefined;
    parent?.children?.splice(index, 1, ...(node.children ?? []));
    return [SKIP, index] as const;
  });
};

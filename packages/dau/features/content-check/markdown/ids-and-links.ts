import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

import {fileUrls, mediaKind} from '../../../utils/static-files';
import {attributesOf, lineOf, nodesOf, textOf, type Node} from '../../../content/markdown-tree';
import {isWikilink} from '../../../content/wikilinks';
import type {Problem} from '../../../utils/problems';
import {hasSchemeOrHost} from '../../../utils/urls';

export type Finding = Omit<Problem, 'file'>;

export const warning = (node: Node, problem: string, fix = '', found?: unknown): Finding => ({
  line: lineOf(node),
  problem,
  fix,
  found,
  severity: 'warning',
});

/** Returns the id that the author wrote at the end of a heading, as `{#id}` or in a comment. */
function writtenId(heading: Node): string | undefined {
  const comment = /^\/\*\s*#(\S+)\s*\*\/$/.exec(heading.children?.at(-1)?.value?.trim() ?? '')?.[1];
  return comment ?? parseMarkdownHeadingId(textOf(heading).trim()).id;
}

/** Returns the text from which Docusaurus makes a heading's id. */
const headingText = ({type, value, alt, children = []}: Node): string =>
  type === 'html' ? '' : (value ?? alt ?? children.map(headingText).join(''));

/** Docusaurus accepts the ids of these HTML elements in plain Markdown as link targets. */
const TARGETS = /^(a|li|h[2-6])$/;

/** Returns the ids that other pages can link to. Level 1 headings have no id. */
export function idsIn(tree: Node): Set<string> {
  const slugger = createSlugger();
  const ids = [...nodesOf(tree)].map((node) => {
    const {type, depth, name} = node;
    if (type === 'heading') {
      const id = writtenId(node) ?? slugger.slug(headingText(node).trim());
      return depth === 1 ? undefined : id;
    }
    const targets = type === 'htmlElement' ? TARGETS : /^[A-Z]/;
    if (!targets.test(name ?? '')) return undefined;
    return attributesOf(node).find((each) => each.name === 'id')?.value;
  });
  return new Set(ids.filter((id) => typeof id === 'string'));
}

/** Returns the links to pages of the site, and all wikilinks. */
export const linksIn = (tree: Node): string[] =>
  [...nodesOf(tree)].flatMap((node) => {
    const {type, name, url = ''} = node;
    const target = {Link: 'to', a: type === 'htmlElement' && 'href'}[name ?? ''];
    const to = target && attributesOf(node).find((each) => each.name === target)?.value;
    const found = /^(link|definition)$/.test(type) || isWikilink(url) ? url : to;
    return typeof found === 'string' && found !== '' && !hasSchemeOrHost(found) ? found : [];
  });

/** Returns the URLs of the files that an HTML element shows, such as images and videos. */
export const urlsInHtml = (node: Node): string[] =>
  attributesOf(node).flatMap(({name = '', value}) => {
    const pattern = fileUrls(node.name ?? '', name);
    return pattern && typeof value === 'string' ? (value.match(pattern) ?? []) : [];
  });

/** Returns whether the file of a Markdown image is a video or a sound. */
export const isMedia = ({url = ''}: Node): boolean => /^(video|audio)$/.test(mediaKind(url) ?? '');

/** Returns the URLs of this site's images, videos and sounds that a node shows. Docusaurus checks the other Markdown images. */
export const filesIn = (node: Node): string[] =>
  [...urlsInHtml(node), ...(node.type === 'image' && isMedia(node) ? [node.url ?? ''] : [])].filter(
    (url) => !hasSchemeOrHost(url) && !url.startsWith('#'),
  );

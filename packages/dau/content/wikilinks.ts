/** Wikilinks, as in Obsidian: `[[name]]`, `[[name#heading|text]]` and `![[image.png]]`. */
import {isElement, lineOf, type Node} from './markdown-tree';

/** Splits a text: every second part is a wikilink. */
const WIKILINKS = /(!?\[\[[^[\]|#\n]*(?:#[^[\]|\n]*)?(?:\\?\|[^[\]\n]*)?\]\])/;
const PARTS = /^(!?)\[\[([^|#]*)(?:#([^|]*))?(?:\\?\|(.*))?\]\]$/;

export const isWikilink = (url: string): boolean => url.startsWith('[[');

/** Returns the name and the heading in a URL that {@link addWikilinks} wrote. */
export function readWikilink(url: string): {name: string; heading: string} {
  const [name = '', ...headings] = url.slice(2, -2).split('#');
  // `#^id` names a paragraph, which has no id here
  return {name: name.trim(), heading: headings.at(-1)?.replace(/^\^.*/, '').trim() ?? ''};
}

const isLink = (node: Node) =>
  /^link(Reference)?$/.test(node.type) || (isElement(node) && /^(a|Link)$/.test(node.name ?? ''));

/** Returns a link or an image, or `undefined` for a wikilink without a name. */
function toLink(wikilink: string): Node | undefined {
  const [, embed, written = '', heading = '', text] = PARTS.exec(wikilink) ?? [];
  const name = written.trim();
  if (`${name}${heading}`.trim() === '') return undefined;
  const isFile = embed !== '' && /\.(?!mdx?$)\w{2,5}$/i.test(name);
  // In `![[a.png|300]]`, the number is the width
  const shown = text && !(isFile && /^\d+(x\d+)?$/.test(text)) ? text : undefined;
  // A title may look like a path: `CI/CD`, `Node.js`
  const isPath = isFile || /\.mdx?$/i.test(name);
  const last = isPath ? name.replace(/^.*\/|\.\w{2,5}$/g, '') : name;
  const label = (shown ?? (last || heading)).trim();
  const url = `[[${written}${heading && `#${heading}`}]]`;
  return isFile
    ? {type: 'image', alt: label, url}
    : {type: 'link', children: [{type: 'text', value: label}], url};
}

function split(node: Node, source: string): Node[] {
  const {value = '', position} = node;
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  let line = lineOf(node);
  return value.split(WIKILINKS).flatMap((part, index) => {
    // A backslash means that the author wants the brackets to be visible
    const isText = [`\\${part}`, part.replace('[[', '[\\[')].some((each) => written.includes(each));
    const link = index % 2 === 0 || isText ? undefined : toLink(part);
    const place = position && {position: {...position, start: {...position.start, line}}};
    line += part.split('\n').length - 1;
    return part === '' ? [] : {...(link ?? {...node, value: part}), ...place};
  });
}

/**
 * Replaces wikilinks with links and images. Their URL is the wikilink without its text, because only
 * `link-targets.ts` knows where they lead. Wikilinks in code and in the text of links stay as they are.
 *
 * @param source the text from which the tree was parsed
 */
export function addWikilinks(node: Node, source: string): void {
  if (isLink(node) || !node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return split(child, source);
    addWikilinks(child, source);
    return [child];
  });
}

/** Wikilinks, as in Obsidian: `[[name]]`, `[[name#heading|text]]` and `![[image.png]]`. */
import {isElement, lineOf, type Node} from './markdown-tree';

const WIKILINK = /(!?)\[\[([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\\?\|([^[\]\n]*))?\]\]/g;

export const isWikilink = (url: string): boolean => url.startsWith('[[');

/** Returns the name and the heading in a URL that {@link addWikilinks} wrote. */
export function readWikilink(url: string): {name: string; heading: string} {
  const [name = '', ...headings] = url.slice(2, -2).split('#');
  // `#^id` names a paragraph, which has no id here
  return {name: name.trim(), heading: headings.at(-1)?.replace(/^\^.*/, '').trim() ?? ''};
}

const isLink = (node: Node) =>
  /^link(Reference)?$/.test(node.type) || (isElement(node) && /^(a|Link)$/.test(node.name ?? ''));

function split(node: Node, source: string): Node[] {
  const {value = '', position} = node;
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const parts: Node[] = [];
  let end = 0;
  /** Returns the position of a part, with its line. */
  const at = (index: number): Pick<Node, 'position'> => {
    const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
    return position ? {position: {...position, start: {...position.start, line}}} : {};
  };
  for (const {0: found, 1: embed, 2: name = '', 3: heading = '', 4: text, index} of value.matchAll(
    WIKILINK,
  )) {
    // A backslash means that the author wants the brackets to be visible
    const isText = [`\\${found}`, found.replace('[[', '[\\[')].some((each) =>
      written.includes(each),
    );
    if (isText || `${name}${heading}`.trim() === '') continue;
    const isFile = embed !== '' && /\.(?!mdx?$)\w{2,5}$/i.test(name.trim());
    // In `![[a.png|300]]`, the number is the width
    const shown = text && !(isFile && /^\d+(x\d+)?$/.test(text)) ? text : undefined;
    // A title may look like a path: `CI/CD`, `Node.js`
    const isPath = isFile || /\.mdx?$/i.test(name.trim());
    const last = isPath ? name.trim().replace(/^.*\/|\.\w{2,5}$/g, '') : name.trim();
    const label = (shown ?? (last || heading)).trim();
    const url = `[[${name}${heading && `#${heading}`}]]`;
    if (index > end) parts.push({...node, ...at(end), value: value.slice(end, index)});
    parts.push({
      ...(isFile
        ? {type: 'image', alt: label}
        : {type: 'link', children: [{type: 'text', value: label, ...at(index)}]}),
      url,
      ...at(index),
    });
    end = index + found.length;
  }
  const rest = value.slice(end);
  return end === 0 ? [node] : [...parts, ...(rest ? [{...node, ...at(end), value: rest}] : [])];
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

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

import {attributesOf, nodesOf, textOf, type Node} from '../../../content/markdown-tree';

/** Returns the id that the author wrote at the end of a heading, as `{#id}` or in a comment. */
function writtenId(heading: Node): string | undefined {
  const comment = /^\/\*\s*#(\S+)\s*\*\/$/.exec(heading.children?.at(-1)?.value?.trim() ?? '')?.[1];
  return comment ?? parseMarkdownHeadingId(textOf(heading).trim()).id;
}

/** Returns the text from which Docusaurus makes a heading's id. */
const headingText = ({type, value, alt, children = []}: Node): string =>
  type === 'html' ? '' : (value ?? alt ?? children.map(headingText).join(''));

/** Returns the ids that other pages can link to. Level 1 headings have no id. */
export function idsIn(tree: Node): Set<string> {
  const slugger = createSlugger();
  const ids = [...nodesOf(tree)].map((node) => {
    const {type, depth, name} = node;
    if (type === 'heading') {
      const id = writtenId(node) ?? slugger.slug(headingText(node).trim());
      return depth === 1 ? undefined : id;
    }
    if (!/^[A-Z]/.test(name ?? '')) return undefined;
    return attributesOf(node).find((each) => each.name === 'id')?.value;
  });
  return new Set(ids.filter((id) => typeof id === 'string'));
}

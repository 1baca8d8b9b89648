import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

import {nodesOf, textOf, type Node} from '../../../content/markdown-tree';

/** Returns the id that the author wrote at the end of a heading, as `{#id}` or in a comment. */
function writtenId(heading: Node): string | undefined {
  const comment = /^\/\*\s*#(\S+)\s*\*\/$/.exec(heading.children?.at(-1)?.value?.trim() ?? '')?.[1];
  return comment ?? parseMarkdownHeadingId(textOf(heading).trim()).id;
}

/** Returns the text from which Docusaurus makes a heading's id. */
const headingText = ({type, value, alt, children = []}: Node): string =>
  type === 'html' ? '' : (value ?? alt ?? children.map(headingText).join(''));

/** Returns the ids of headings, to which other pages can link. Level 1 headings have no id. */
export function idsIn(tree: Node): Set<string> {
  const slugger = createSlugger();
  const headings = [...nodesOf(tree)].filter(({type}) => type === 'heading');
  const ids = headings.map((heading) => {
    const id = writtenId(heading) ?? slugger.slug(headingText(heading).trim());
    return heading.depth === 1 ? '' : id;
  });
  return new Set(ids.filter(Boolean));
}

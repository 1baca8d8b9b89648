import {attributesOf, isElement, lineOf, type Node} from '../../../content/markdown-tree';
import {isMedia, warning, type Finding} from './ids-and-links';

function withoutAltText(node: Node): Finding[] {
  const isImage = /^image(Reference)?$/.test(node.type) && !isMedia(node);
  if (isImage && !node.alt?.trim()) {
    const fix = 'Describe it for people who cannot see it: ![description](…)';
    return [warning(node, 'image without alt text', fix, node.url)];
  }
  if (!isElement(node) || !/^(img|Image)$/.test(node.name ?? '')) return [];
  const hasAlt = attributesOf(node).some(
    ({name, type}) => name === 'alt' || /Expression/.test(type),
  );
  const fix = 'Add alt="what it shows", or alt="" if the image is only decoration';
  return hasAlt ? [] : [warning(node, `<${node.name}> without alt`, fix)];
}

/** Comments of other formats, which readers would see. */
const COMMENTS: [RegExp, problem: string][] = [
  [/%%[^%]*(%%)?/g, 'Obsidian comment'],
  [/\{\/\*(?:(?!\{\/\*).)*?\*\/\}/g, 'MDX comment in a .md file'],
];

function visibleComments(node: Node, lines: string[]): Finding[] {
  const {type, value = ''} = node;
  if (!/^(text|html)$/.test(type)) return [];
  return COMMENTS.flatMap(([pattern, problem]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
      // A backslash means that the author wants the comment to be visible
      if (lines[line - 1]?.includes(`\\${found}`)) return [];
      const fix = 'Delete it, or write <!-- comment --> in a .md file and {/* comment */} in MDX';
      return [{...warning(node, `${problem}: readers would see it`, fix, found), line}];
    }),
  );
}

/** HTML elements that need no closing tag. */
const OPEN =
  /^(area|br|col|dd|dt|embed|hr|img|input|li|option|p|source|t(body|d|foot|h|head|r|rack)|wbr)$/i;

/** Finds components and words such as `<branch>` in plain Markdown, which browsers would read as tags. */
function hiddenWords(node: Node, lines: string[]): Finding[] {
  const name = node.name ?? '';
  if (node.type !== 'htmlElement') return [];
  if (/^[A-Z]/.test(name)) {
    const fix = 'Rename the file to .mdx, or put the word between backticks';
    return [warning(node, `<${name}> needs MDX`, fix)];
  }
  if (OPEN.test(name) || attributesOf(node).length > 0) return [];
  const end = `</${name}`.toLowerCase();
  if (lines.some((line) => line.toLowerCase().includes(end))) return [];
  const fix = `Put it between backticks, or write &lt;${name}>`;
  return [warning(node, `<${name}> is read as an HTML tag, so readers do not see it`, fix)];
}

/** Finds images without alt text, comments that readers would see, and words that they would not see. */
export const hiddenContent = (node: Node, lines: string[]): Finding[] => [
  ...withoutAltText(node),
  ...visibleComments(node, lines),
  ...hiddenWords(node, lines),
];

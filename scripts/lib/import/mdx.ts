/** Makes MDX of a text that earlier versions of MDX read. */
import {GIVEN} from '../../../src/plugins/content-check/mdx/undefined-names';
import {isElement} from '../../../src/lib/markdown-tree';
import {nodesOf, rangeOf, type Edit, type Format, type Node, type Trees} from './tree';

/** Only MDX reads these: modules, components, expressions. */
const MDX_ONLY =
  /^(import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/m;

/** Expressions that begin with a brace, or a name that the text does not have: they were text. */
export function strayExpressions(nodes: Node[], known: ReadonlySet<string>): Set<Node> {
  const isStray = ({type, value = ''}: Node) => {
    const [, name] = /^\s*(\{|[\p{L}_$][\p{L}\p{N}_$]*)/u.exec(value) ?? [];
    const isWord = /^mdx(Text|Flow)Expression$/.test(type) && name !== undefined;
    return isWord && !GIVEN.has(name) && !known.has(name);
  };
  return new Set(nodes.filter(isStray));
}

/** What earlier versions of MDX read as text, and elements of HTML without an end. */
const mended = (text: string, isCode: (offset: number) => boolean): string =>
  text.replace(
    /<((?:https?|mailto):[^\s<>]+)>|<(?![a-zA-Z/!>])|(?<![=\\({$`"'\n] *)\{(?![/'"`{]|[^\s{}]+\})|<(?:br|hr|img|input|source)\b[^<>]*(?<!\/)>/g,
    (found, url: string | undefined, at: number) => {
      if (isCode(at)) return found;
      if (url !== undefined) return `[${url}](${url})`;
      return found.length === 1 ? `\\${found}` : found.replace(/>$/, ' />');
    },
  );

type Read = {text: string; format: Format; tree: Node};

/**
 * Chooses how a text is read, and mends what MDX cannot read.
 *
 * @returns also why the text is plain Markdown although it has components
 */
export function readMarkdown(
  {treeOf, codeOf}: Trees,
  text: string,
  is: {mdxFile: boolean; markdown: boolean},
): Read & {reason?: string | undefined} {
  const plain: Read = {text, format: 'md', tree: treeOf(text, 'md')};
  if (is.markdown) return plain;
  const isCode = codeOf(text);
  const prose = text.replace(/[^\n]/g, (letter, at: number) => (isCode(at) ? ' ' : letter));
  const isPlain = !is.mdxFile && !MDX_ONLY.test(prose);
  let reason: string | undefined;
  for (const each of isPlain ? [text] : [text, mended(text, isCode)]) {
    try {
      const tree = treeOf(each, 'mdx');
      if (isPlain && strayExpressions([...nodesOf(tree)], GIVEN).size > 0) return plain;
      return {text: each, format: 'mdx', tree};
    } catch (error) {
      reason ??= (error as Error).message.slice(0, 120);
    }
  }
  return isPlain ? plain : {...plain, reason};
}

const BLOCK =
  /^(p|h[1-6]|div|section|article|aside|header|footer|nav|main|figure|figcaption|blockquote|pre|table|[uod]l|hr|center|details|form|address)$/i;
const BLOCK_NODE = /^(paragraph|list|code|blockquote|table|heading|containerDirective)$/;

/** MDX takes a paragraph of tags alone for these tags. */
const isOfTags = ({children = []}: Node) =>
  children.every(
    ({type, value}) => /^(text|mdxTextExpression|mdxJsxTextElement)$/.test(type) && !value?.trim(),
  );

const isBlock = (node: Node): boolean =>
  isElement(node) ? BLOCK.test(node.name ?? '') : BLOCK_NODE.test(node.type) && !isOfTags(node);

/**
 * Renames elements so that no paragraph holds a block. A browser ends the paragraph before it, and
 * React then finds another page than it made.
 */
export function nestingEdits(text: string, nodes: Node[]): Edit[] {
  const renamed = (node: Node, name: string): Edit[] => {
    const {start, end} = rangeOf(node);
    const tag = String(node.name);
    const close = text.slice(start, end).endsWith(`</${tag}>`) ? [end - tag.length - 1] : [];
    return [start + 1, ...close].map((at) => ({start: at, end: at + tag.length, text: name}));
  };
  return nodes.flatMap((node) => {
    const blocks = [...nodesOf(node)].slice(1).filter(isBlock);
    if (node.type === 'paragraph' && !isOfTags(node))
      return blocks.filter(isElement).flatMap((each) => renamed(each, 'span'));
    const isParagraph = isElement(node) && /^(p|h[1-6])$/i.test(node.name ?? '');
    return isParagraph && blocks.length > 0 ? renamed(node, 'div') : [];
  });
}

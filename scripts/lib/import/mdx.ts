/** Makes MDX of a text that earlier versions of MDX read. */
import {namesOf, nodesOf, rangeOf, type Edit, type Markdown, type Node} from './tree';

/** Only MDX reads these: modules, components, expressions. */
const MDX_ONLY =
  /^(import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/m;

/** What every MDX text may name. */
const GIVEN = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'require'],
  ...['React', 'window', 'document', 'navigator', 'location'],
  ...Object.getOwnPropertyNames(globalThis),
]);

/** Expressions that name nothing that the text has: they were text. */
export function strayExpressions(tree: Node): Node[] {
  const scripts = [...nodesOf(tree)].flatMap((node) =>
    node.data?.estree ? {node, ...namesOf(node.data.estree)} : [],
  );
  const known = new Set([...GIVEN, ...scripts.flatMap(({declared}) => declared)]);
  return scripts
    .filter(
      ({node, used}) => /Expression$/.test(node.type) && used.some((each) => !known.has(each)),
    )
    .map(({node}) => node);
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

type Read = {text: string; format: 'md' | 'mdx'; tree: Node};

/**
 * Chooses how a text is read, and mends what MDX cannot read.
 *
 * @returns also why the text is plain Markdown although it has components
 */
export function readMarkdown(
  {parse, codeOf}: Markdown,
  text: string,
  is: {mdxFile: boolean; markdown: boolean},
): Read & {reason?: string | undefined} {
  const plain: Read = {text, format: 'md', tree: parse(text, 'md')};
  if (is.markdown) return plain;
  let reason: string | undefined;
  const isCode = codeOf(text);
  const prose = text.replace(/[^\n]/g, (letter, at: number) => (isCode(at) ? ' ' : letter));
  const isPlain = !is.mdxFile && !MDX_ONLY.test(prose);
  for (const each of isPlain ? [text] : [text, mended(text, isCode)]) {
    try {
      const tree = parse(each, 'mdx');
      if (isPlain && strayExpressions(tree).length > 0) return plain;
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

const isElement = ({type}: Node) => type.startsWith('mdxJsx');
const isBlock = (node: Node): boolean =>
  isElement(node) ? BLOCK.test(node.name ?? '') : BLOCK_NODE.test(node.type) && !isOfTags(node);

/**
 * Renames elements so that no paragraph holds a block. A browser ends the paragraph before it, and
 * React then finds another page than it made.
 */
export function nestingEdits(text: string, tree: Node): Edit[] {
  const renamed = (node: Node, name: string): Edit[] => {
    const {start, end} = rangeOf(node);
    const before = node.name?.length ?? 0;
    const close = text.lastIndexOf(`</${node.name}`, end) + 2;
    return [start + 1, ...(close > start + 2 ? [close] : [])].map((at) => ({
      start: at,
      end: at + before,
      text: name,
    }));
  };
  return [...nodesOf(tree)].flatMap((node) => {
    const blocks = [...nodesOf(node)].filter((each) => each !== node && isBlock(each));
    if (node.type === 'paragraph' && !isOfTags(node))
      return blocks.filter(isElement).flatMap((each) => renamed(each, 'span'));
    return isElement(node) && /^(p|h[1-6])$/i.test(node.name ?? '') && blocks.length > 0
      ? renamed(node, 'div')
      : [];
  });
}

/** Makes MDX of a text that earlier versions of MDX read. */
import {become, isElement, nodesOf, type EsNode, type Markdown, type Node} from './tree';

/** Only MDX reads these: modules, components, expressions. */
const MDX_ONLY =
  /^(import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/m;

/** What every MDX text may name. */
const GIVEN = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'require'],
  ...['React', 'window', 'document', 'navigator', 'location'],
  ...Object.getOwnPropertyNames(globalThis),
]);

/** Names in a piece of JavaScript, without those of members and fields. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as EsNode;
  if (node.type === 'Identifier') yield String(node.name);
  for (const [field, child] of Object.entries(node)) {
    if (!/^(property|key)$/.test(field) || node.computed === true) yield* namesIn(child);
  }
}

/** Names of parameters, wherever. */
const parametersIn = (script: unknown): string[] =>
  typeof script !== 'object' || script === null
    ? []
    : Object.entries(script).flatMap(([field, value]) =>
        field === 'params' ? [...namesIn(value)] : parametersIn(value),
      );

/** Expressions that name nothing that the text has: they were text. */
export function strayExpressions(tree: Node): Node[] {
  const all = [...nodesOf(tree)];
  const modules = all.filter(({type}) => type === 'mdxjsEsm').map(({data}) => data?.estree?.body);
  const known = new Set([...GIVEN, ...namesIn(modules)]);
  return all.filter(({type, data}) => {
    const script = data?.estree?.body;
    const own = parametersIn(script);
    const isNamed = [...namesIn(script)].every((name) => known.has(name) || own.includes(name));
    return /^mdx(Text|Flow)Expression$/.test(type) && !isNamed;
  });
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

/**
 * Chooses how a text is read, and mends what MDX cannot read.
 *
 * @returns its format, and why it is plain Markdown although it has components
 */
export function toMdx(
  {parse, codeOf}: Markdown,
  text: string,
  isMdxFile: boolean,
): {text: string; format: 'md' | 'mdx'; reason?: string} {
  const faultOf = (each: string) => {
    try {
      parse(each, 'mdx');
      return undefined;
    } catch (error) {
      return (error as Error).message.slice(0, 120);
    }
  };
  const reason = faultOf(text);
  const isCode = codeOf(text);
  const prose = text.replace(/[^\n]/g, (letter, at: number) => (isCode(at) ? ' ' : letter));
  const isPlain = !isMdxFile && !MDX_ONLY.test(prose);
  if (isPlain && (reason !== undefined || strayExpressions(parse(text, 'mdx')).length > 0))
    return {text, format: 'md'};
  if (reason === undefined) return {text, format: 'mdx'};
  const other = mended(text, isCode);
  return faultOf(other) === undefined ? {text: other, format: 'mdx'} : {text, format: 'md', reason};
}

/**
 * Elements in which HTML allows no paragraph. A browser moves it out of them, and React then finds
 * another page than it made.
 */
const PHRASING =
  /^(p|h[1-6]|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|su[bp]|u)$/;
const BLOCK =
  /^(p|h[1-6]|div|section|article|aside|header|footer|nav|main|figure|figcaption|blockquote|pre|table|[uod]l|hr|center|details|form|address)$/;
const BLOCK_NODE = /^(paragraph|list|code|blockquote|table|heading|containerDirective)$/;

const isBlock = (node: Node): boolean =>
  isElement(node) ? BLOCK.test(node.name ?? '') : BLOCK_NODE.test(node.type) && !isOfTags(node);

/** MDX takes a paragraph of tags alone for these tags. */
const isOfTags = ({type, children = []}: Node) =>
  type === 'paragraph' &&
  children.every(
    (each) => /^(text|mdxTextExpression|mdxJsxTextElement)$/.test(each.type) && !each.value?.trim(),
  );

/** Makes an element one that HTML allows where it is. */
export function mendNesting(node: Node): void {
  const {type, name, attributes, children = []} = node;
  if (type === 'paragraph' && !isOfTags(node))
    for (const each of children) if (isElement(each) && isBlock(each)) each.name = 'span';
  if (!isElement(node) || !PHRASING.test(name ?? '')) return;
  const [only, ...others] = children;
  if (only?.type === 'paragraph' && others.length === 0 && !isOfTags(only)) {
    // On the line of its tags, MDX makes no paragraph of it
    const inline = {type: 'mdxJsxTextElement', name, attributes, children: only.children ?? []};
    become(node, 'paragraph', {children: [inline]});
  } else if (children.flatMap((each) => [...nodesOf(each)]).some(isBlock)) node.name = 'div';
}

import type * as unifiedPackage from 'unified';
import type {Plugin} from 'unified';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {DomUtils, parseDocument} from 'htmlparser2';

import {openMathSyntax} from './math-syntax';
import {perProcess} from '../utils/cache';
import {nativeImport} from '../utils/native.cjs';
import type {Problem} from '../utils/problems';
import {withoutFrontMatter, type Fields} from './yaml';
import {nodesOf, type Node} from './markdown-tree';
import {addWikilinks} from './wikilinks';

/**
 * Adds an `htmlElement` node for each HTML element in plain Markdown, so that checks can treat it like
 * an MDX element.
 */
function addHtmlElements(node: Node): Node {
  node.children?.forEach(addHtmlElements);
  const {type, value = '', position} = node;
  if (type !== 'html' || !position) return node;
  const html = parseDocument(value, {lowerCaseTags: false, withStartIndices: true});
  const children = DomUtils.getElementsByTagName('*', html).map((element): Node => {
    const before = value.slice(0, element.startIndex ?? 0).split('\n').length - 1;
    return {
      type: 'htmlElement',
      // An all-caps name is an HTML element, because component names contain lowercase letters
      name: /[a-z]/.test(element.name) ? element.name : element.name.toLowerCase(),
      attributes: element.attributes.map((each) => ({...each, type: 'htmlAttribute'})),
      position: {...position, start: {...position.start, line: position.start.line + before}},
    };
  });
  return Object.assign(node, {children});
}

/** Gives each `![alt][name]` the URL of its definition. */
function addReferencedUrls(tree: Node): void {
  const nodes = [...nodesOf(tree)];
  for (const node of nodes.filter(({type}) => type === 'imageReference')) {
    const isOwn = ({type, identifier}: Node) =>
      type === 'definition' && identifier === node.identifier;
    node.url = nodes.find(isOwn)?.url ?? '';
  }
}

type Token = {start: {offset: number}; end: {offset: number}};

/** A remark plugin that adds to each link, image and definition the position of its URL in the text. */
function destinations(this: {data(): object}): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  function addDestination(this: {stack: Node[]}, {start, end}: Token): void {
    const node = this.stack.at(-1);
    if (node) node.destination = [start.offset, end.offset];
  }
  const enter = {resourceDestination: addDestination, definitionDestination: addDestination};
  (data.fromMarkdownExtensions ??= []).push({enter});
}

export type Format = 'md' | 'mdx';

/** Returns the format in which Docusaurus reads a file. Front matter overrides the file name. */
export function formatOf(file: string, {mdx}: Fields): Format {
  const {format} = (mdx ?? {}) as {format?: unknown};
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}

/** This site's own admonition, for the main points of a post. */
export const SUMMARY = 'summary';

const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
  SUMMARY,
];

function syntaxProblem(file: string, error: unknown): Problem {
  const {reason = String(error), ...at} = error as {reason?: string; line?: number};
  const line = at.line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const problem = `invalid MDX (${reason.replace(/\s+/g, ' ').slice(0, 200)})`;
  return {file, line, problem, fix: 'To show < or {, write &lt; or \\{, or use backticks'};
}

/** Empties the fences of `mdx-code-block`. Docusaurus reads what they contain as MDX. */
const unwrapMdxCode = (text: string) =>
  text.replace(/^ *(`{3,4}) *mdx-code-block\r?\n[^]*?\n *\1(?=\r?$)/gm, (block) =>
    block.replace(/^.*|.*$/g, ''),
  );

async function createMarkdown() {
  const {unified} = (await nativeImport('unified')) as typeof unifiedPackage;
  const plugin = async (name: string) => ((await nativeImport(name)) as {default: Plugin}).default;
  const parse = await plugin('remark-parse');
  const rest = [
    // In the same order as in Docusaurus
    await plugin('remark-directive'),
    await plugin('remark-gfm'),
    await plugin('@slorber/remark-comment'),
    (await openMathSyntax()) as Plugin,
    destinations as Plugin,
  ];
  const processors = {
    md: unified().use(parse).use(rest).freeze(),
    mdx: unified()
      .use(parse)
      .use(await plugin('remark-mdx'))
      .use(rest)
      .freeze(),
  };
  return (text: string, format: Format) => processors[format].parse(text) as Node;
}

/** Returns a parser with Docusaurus' Markdown syntax and this site's additions. */
export const openMarkdown = () => perProcess('markdown', createMarkdown);

type Parsed = {tree: Node; problem?: undefined} | {problem: Problem; tree?: undefined};

/** Returns a parser that reports syntax errors. It does not compile MDX, which would be much slower. */
async function openParser(file: string, format: Format) {
  const parse = await openMarkdown();
  return (text: string): Parsed => {
    const body = escapeMarkdownHeadingIds(unwrapMdxCode(withoutFrontMatter(text)));
    try {
      const source = admonitionTitleToDirectiveLabel(body, ADMONITIONS);
      const tree = parse(source, format);
      addWikilinks(tree, source);
      addReferencedUrls(tree);
      return {tree: format === 'md' ? addHtmlElements(tree) : tree};
    } catch (error) {
      return {problem: syntaxProblem(file, error)};
    }
  };
}

/**
 * Returns a function that reads a file's text, and caches what `read` returns, because Docusaurus reads each
 * file several times in each language, and the dev server checks all files after every change.
 *
 * @param name the name of the cache
 * @param read gets the text, a function that parses it or a part of it, and the file
 */
export function readOnce<T>(
  name: string,
  read: (text: string, parse: (text: string) => Parsed, file: string) => T,
) {
  const known = perProcess(name, () => new Map<string, {text: string; result: T}>());
  return async (file: string, text: string, values: Fields): Promise<T> => {
    const format = formatOf(file, values);
    const before = known.get(format + file);
    if (before?.text === text) return before.result;
    const result = read(text, await openParser(file, format), file);
    // Keep the result for the whole post, because Docusaurus also passes only its beginning, for lists
    if (text.length >= (before?.text.length ?? 0)) known.set(format + file, {text, result});
    return result;
  };
}

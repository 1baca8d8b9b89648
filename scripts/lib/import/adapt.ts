/** Changes what a text names so that it works on this site: pictures, links, components. */
import {adaptElement, isOutside, isOwn, LOST, nameOfFile, nameOfHost} from './elements';
import {nestingEdits, strayExpressions} from './mdx';
import {replacementOf} from './replacements';
import {elementOf, elementsIn} from './tags';
import {namesOf, nodesOf, programOf, rangeOf} from './tree';
import type {Edit, EsNode, Format, Node, Range} from './tree';

/** What a text names, on the new site. `undefined` means that it is not here. */
export type Resolver = {
  link: (url: string) => string | undefined;
  /** A file comes along. In a tag of HTML, the framework does not find one beside the text. */
  file: (url: string, isInTag?: boolean) => string | undefined;
  /** A module of data comes along, too. */
  module: (source: string) => string | undefined;
};

export type Adapter = Resolver & {
  format: Format;
  edit: (range: Range, text: string) => void;
  /** Something of the text is lost. */
  note: (range: Range, expected: string) => void;
};

/** Every text can use these without an import. */
const PROVIDED = ['Head', 'Details'];

/** Where the address of a link, picture or definition stands. */
function addressIn(text: string, node: Node): Range {
  const {start, end} = rangeOf(node);
  const pattern =
    node.type === 'definition'
      ? /^\[[^]*?\]:\s*(<[^<>]*>|\S+)/d
      : /^[^]*\]\(\s*(<[^<>]*>|(?:\\.|[^\s\\])*?)(?:\s+["'(][^]*)?\s*\)$/d;
  const [from, to] = pattern.exec(text.slice(start, end))?.indices?.[1] ?? [0, end - start];
  return {start: start + from, end: start + to};
}

export function adaptText(
  text: string,
  tree: Node,
  format: Format,
  resolver: Resolver,
  noteAt: (line: number, expected: string, found: string) => void,
): Edit[] {
  const all = [...nodesOf(tree)];
  const ofType = (pattern: RegExp) => all.filter(({type}) => pattern.test(type));
  const edits: Edit[] = [];
  const edit = (range: Range, instead: string) =>
    edits.push({start: range.start, end: range.end, text: instead});
  const note = ({start, end}: Range, expected: string) =>
    noteAt(
      text.slice(0, start).split('\n').length,
      expected,
      text.slice(start, end).split('\n')[0] ?? '',
    );
  const adapter: Adapter = {...resolver, format, edit, note};

  /** Names that the text imports or declares, and those of them that are not here. */
  const known = new Set(PROVIDED);
  const lost = new Set<string>();

  /** Does a part of the text need a module or a file that is not here? Files that are here come along. */
  const isLost = (range: Range, script: object | undefined): boolean => {
    const required = text.slice(range.start, range.end).matchAll(/\brequire\(\s*["']([^"']+)["']/g);
    const isMissing = [...required].some(([, each = '']) => resolver.module(each) === undefined);
    return (
      isMissing || (script !== undefined && namesOf(script).used.some((name) => lost.has(name)))
    );
  };

  /** Takes a statement of a module away if it needs what is not here. */
  const adaptStatement = (statement: EsNode) => {
    const {source} = statement;
    const program = programOf([statement]);
    const here = source && resolver.module(String(source.value));
    const isGone = source ? here === undefined : isLost(statement, program);
    for (const name of namesOf(program).declared) (isGone ? lost : known).add(name);
    if (isGone) edit(statement, '');
    else if (source && here !== source.value) edit(source, `'${here}'`);
    if (isGone && !source) note(statement, 'a module that is here; what needs it is left out');
  };

  /** Takes a link away from its words. */
  const unlink = (node: Node) => {
    const {start, end} = rangeOf(node);
    const {children = [], alt} = node;
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return edit({start, end}, alt ?? '');
    edit({start, end: rangeOf(first).start}, '');
    edit({start: rangeOf(last).end, end}, '');
  };

  /** Leads a picture or a link to its place here. Tells whether it still is one. */
  const adaptAddress = (node: Node, isPicture: boolean, isInLink: boolean): boolean => {
    const {type, url = '', alt, children = []} = node;
    const {start, end} = rangeOf(node);
    const isForeign = isOutside(url);
    const words = alt?.trim() ?? '';
    const ofPicture = () => (isForeign ? undefined : resolver.file(url));
    const to = isPicture ? ofPicture() : isOwn(url) ? resolver.link(url) : url;
    if (url.startsWith('data:')) return true;
    if (to !== undefined) {
      if (to !== url) edit(addressIn(text, node), to);
      if (type === 'image' && words === '') {
        note({start, end}, LOST.words);
        edit({start: start + 2, end: start + 2}, nameOfFile(url));
      }
      // Without words, nobody can tell where it leads
      if (type === 'link' && children.length === 0)
        edit({start: start + 1, end: start + 1}, nameOfHost(url));
      return true;
    }
    note({start, end}, isPicture ? (isForeign ? LOST.elsewhere : LOST.picture) : LOST.link);
    const shown = words || (isForeign ? nameOfHost(url) : '');
    if (type !== 'image') unlink(node);
    else edit({start, end}, isForeign && !isInLink ? `[${shown}](${url})` : shown);
    return false;
  };

  const adaptHtml = ({position}: Node, block: Range, isBlock: boolean) => {
    const range = rangeOf({position});
    const html = text.slice(range.start, range.end);
    if (html.startsWith('<!--')) return;
    for (const element of elementsIn(text, range, block.end)) {
      const before = text.slice(block.start, element.open.start);
      const isInLink = before.lastIndexOf('<a ') > before.lastIndexOf('</a');
      adaptElement(element, {isBlock, isInLink}, adapter);
    }
    // A component may close in another block
    for (const {0: tag, 1: name = '', index} of html.matchAll(/<\/([A-Z][\w.]*[a-z][\w.]*)\s*>/g)) {
      const start = range.start + index;
      edit({start, end: start + tag.length}, replacementOf(name, 'close') ?? '');
    }
  };

  const adaptJsx = (node: Node, isInLink: boolean) => {
    const {attributes = [], name} = node;
    if (!name) return;
    const element = elementOf(text, node);
    const values = attributes.map(({value}) => (typeof value === 'object' ? value : undefined));
    const scripts = [...attributes, ...values].flatMap((each) => each?.data?.estree?.body ?? []);
    const isKnown = known.has(name.split('.')[0] ?? '');
    if (isLost(element.open, programOf(scripts))) {
      edit(rangeOf(node), '');
      note(rangeOf(node), 'a file that is there; what needs it is left out');
    } else if (!isKnown) adaptElement(element, {isBlock: false, isInLink}, adapter);
    // Files that a component names in its attributes come along
    const written = isKnown ? text.slice(element.open.start, element.open.end) : '';
    for (const [, url = ''] of written.matchAll(/["'](\.{0,2}\/[^"']+\.\w+)["']/g))
      resolver.file(url);
  };

  const visit = (node: Node, parent: string, block: Range, isInLink: boolean): void => {
    const {type, identifier = '', name, children = []} = node;
    if (/^(image|link)$/.test(type)) adaptAddress(node, type === 'image', isInLink);
    if (/^(image|link)Reference$/.test(type) && dead.has(identifier)) unlink(node);
    if (type === 'html')
      adaptHtml(node, block, /^(root|blockquote|listItem|containerDirective)$/.test(parent));
    if (/^mdx(Text|Flow)Expression$/.test(type) && isLost(rangeOf(node), node.data?.estree)) {
      note(
        rangeOf(node),
        'a value that the text has; this one came from a module that is not here',
      );
      edit(rangeOf(node), '');
    }
    if (/^mdxJsx/.test(type)) adaptJsx(node, isInLink);
    for (const child of children)
      visit(
        child,
        type,
        type === 'root' ? rangeOf(child) : block,
        isInLink || /^link/.test(type) || name === 'a',
      );
  };

  for (const {data} of ofType(/^mdxjsEsm$/)) data?.estree?.body.forEach(adaptStatement);
  // Braces that the author meant as text
  for (const node of format === 'mdx' ? strayExpressions(tree) : [])
    edit({start: rangeOf(node).start, end: rangeOf(node).start}, '\\');
  /** Links written below the text that lead nowhere. */
  const pictures = ofType(/^imageReference$/).map(({identifier}) => identifier);
  const dead = new Set(
    ofType(/^definition$/)
      .filter((node) => !adaptAddress(node, pictures.includes(node.identifier), false))
      .map(({identifier = ''}) => identifier),
  );
  visit(tree, '', rangeOf(tree), false);
  return format === 'mdx' ? [...edits, ...nestingEdits(text, tree)] : edits;
}

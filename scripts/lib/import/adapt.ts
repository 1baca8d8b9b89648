/** Changes what a text names so that it works on this site: pictures, links, components. */
import {adaptElement, isOutside, isOwn, LOST, nameOfFile, nameOfHost} from './elements';
import {nestingEdits, strayExpressions} from './mdx';
import {elementOfJsx, elementsOfHtml} from './html';
import {nodesOf, rangeOf, type Edit, type Format, type Node, type Range} from './tree';

/** What a text names, on the new site. `undefined` means that it is not here. */
export type Resolver = {
  link: (url: string) => string | undefined;
  /** A file comes along. In a tag of HTML, the framework does not find one beside the text. */
  file: (url: string, isInTag?: boolean) => string | undefined;
  /** A module of data comes along, too. */
  module: (source: string) => string | undefined;
};

export type Adapter = Resolver & {
  text: string;
  format: Format;
  edit: (range: Range, text: string) => void;
  /** Something of the text is lost. */
  note: (range: Range, expected: string) => void;
};

/** The names that a statement imports or declares. */
function declaredIn(statement: string): string[] {
  const [, imported] = /^import\b([^'"]*?)\bfrom\b/.exec(statement) ?? [];
  if (imported !== undefined) return imported.match(/[\w$]+(?=\s*([,}]|$))/g) ?? [];
  const declared = statement.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g);
  return [...declared].map(([, name = '']) => name);
}

export function adaptText(
  text: string,
  tree: Node,
  format: Format,
  resolver: Resolver,
  noteAt: (line: number, expected: string, found: string) => void,
): Edit[] {
  const nodes = [...nodesOf(tree)];
  const edits: Edit[] = [];
  const edit = ({start, end}: Range, instead: string) => edits.push({start, end, text: instead});
  const sourceOf = ({start, end}: Range) => text.slice(start, end);
  const note = (range: Range, expected: string) => {
    const line = text.slice(0, range.start).split('\n').length;
    noteAt(line, expected, sourceOf(range).split('\n')[0] ?? '');
  };
  const adapter: Adapter = {...resolver, text, format, edit, note};

  /** Names that the text imports or declares, and those of them that are not here. */
  const known = new Set(['Head', 'Details']);
  const lost = new Set<string>();
  /** Does a part of the text need a module or a file that is not here? Files that are here come along. */
  const isLost = (code: string): boolean =>
    [...code.matchAll(/\brequire\(\s*["']([^"']+)["']/g)].some(
      ([, each = '']) => resolver.module(each) === undefined,
    ) || (code.match(/[\w$]+/g) ?? []).some((name) => lost.has(name));

  const rangesOf = (pattern: RegExp) =>
    nodes.filter(({type, name}) => pattern.test(name ?? type)).map(rangeOf);
  const isIn = (ranges: Range[], {start, end}: Range) =>
    ranges.some((each) => each.start <= start && end <= each.end);
  const links = rangesOf(/^(link|linkReference|a)$/);
  const lines = rangesOf(/^(paragraph|heading|tableCell)$/);

  const written = nodes.filter(({type}) => type === 'definition').reverse();
  /** Of several definitions with one name, the first one counts. */
  const definitions = new Map(written.map((each) => [each.identifier, each]));

  /** Leads a picture or a link to its place here. One whose address stands elsewhere gets it. */
  const adaptAddress = (node: Node) => {
    const {type, identifier, alt, children = []} = node;
    const {url = '', title} = definitions.get(identifier) ?? node;
    if (url.startsWith('data:')) return;
    const [first, last] = [children[0], children.at(-1)];
    const range = rangeOf(node);
    const isPicture = type.startsWith('image');
    const isForeign = isOutside(url);
    const words = alt?.trim() ?? '';
    // The framework stops at an address that has no host
    const isBroken = isForeign && nameOfHost(url) === url;
    const inside = isOwn(url) || isBroken ? resolver.link(url) : url;
    const to = isPicture ? (isForeign ? undefined : resolver.file(url)) : inside;
    if (to === undefined) {
      note(range, isPicture ? (isForeign ? LOST.elsewhere : LOST.picture) : LOST.link);
      const shown = words || (isPicture && isForeign ? nameOfHost(url) : '');
      const isLink = isPicture && isForeign && !isIn(links, range);
      const end = first ? rangeOf(first).start : range.end;
      edit({start: range.start, end}, isLink ? `[${shown}](${url})` : shown);
      if (last) edit({start: rangeOf(last).end, end: range.end}, '');
      return;
    }
    const isChanged = to !== url || identifier !== undefined;
    const address = to.replaceAll(' ', '%20') + (title ? ` ${JSON.stringify(title)}` : '');
    if (isPicture) {
      if (words === '') note(range, LOST.words);
      if (isChanged || words === '') edit(range, `![${words || nameOfFile(url)}](${address})`);
    } else if (!last) {
      // Without words, nobody can tell where it leads
      edit(range, `[${nameOfHost(url)}](${address})`);
    } else if (isChanged) edit({start: rangeOf(last).end, end: range.end}, `](${address})`);
  };

  const adaptJsx = (node: Node) => {
    const element = elementOfJsx(text, node);
    const tag = sourceOf(element.open);
    if (isLost(tag.replace(/^<[\w.]+|="[^"]*"/g, ''))) {
      edit(rangeOf(node), '');
      note(rangeOf(node), 'a file that is there; what needs it is left out');
    } else if (element.name === 'Link' || !known.has(element.name.split('.')[0] ?? '')) {
      adaptElement(element, {isInLink: isIn(links, element.open), isInLine: true}, adapter);
    } else {
      // Files that a component names in its attributes come along
      for (const [, url = ''] of tag.matchAll(/["'](\.{0,2}\/[^"']+\.\w+)["']/g))
        resolver.file(url);
    }
  };

  const statements = nodes.flatMap(({data, type}) =>
    type === 'mdxjsEsm' ? (data?.estree?.body ?? []) : [],
  );
  // A statement that needs what is not here goes, too
  for (const statement of statements) {
    const {source} = statement;
    const here = source && resolver.module(source.value);
    const isGone = source ? here === undefined : isLost(sourceOf(statement));
    for (const name of declaredIn(sourceOf(statement))) (isGone ? lost : known).add(name);
    if (isGone) {
      edit(statement, '');
      if (!source) note(statement, 'a module that is here; what needs it is left out');
    } else if (source && here !== source.value) edit(source, `'${here}'`);
  }
  const stray = strayExpressions(nodes, new Set([...known, ...lost]));
  /** The text with spaces for all but HTML. */
  let html = '';
  for (const node of nodes) {
    const {type, name} = node;
    const range = rangeOf(node);
    if (/^(image|link)(Reference)?$/.test(type)) adaptAddress(node);
    // `[comment]: # (…)` is a comment
    else if (type === 'definition' && !/^(data:|#?$)/.test(node.url ?? '')) edit(range, '');
    else if (type === 'html') html = html.padEnd(range.start) + sourceOf(range);
    else if (stray.has(node)) edit(range, sourceOf(range).replaceAll('{', '\\{'));
    else if (/^mdx(Text|Flow)Expression$/.test(type) && isLost(node.value ?? '')) {
      note(range, 'a value that the text has; this one came from a module that is not here');
      edit(range, '');
    } else if (type.startsWith('mdxJsx') && name) adaptJsx(node);
  }
  const elements = elementsOfHtml(html);
  for (const {name, open, close} of elements)
    if (name === 'a' && close) links.push({start: open.start, end: close.end});
  for (const element of elements) {
    const {open} = element;
    adaptElement(element, {isInLink: isIn(links, open), isInLine: isIn(lines, open)}, adapter);
  }
  return format === 'mdx' ? [...edits, ...nestingEdits(text, nodes)] : edits;
}

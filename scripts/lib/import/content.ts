/** Changes what a text names so that it works on this site: pictures, links, components. */
import {
  componentOutcome,
  DEAD_LINK,
  FROM_ELSEWHERE,
  isOutside,
  isOwn,
  mendElement,
  MISSING_PICTURE,
  nameOfFile,
  nameOfHost,
  NO_WORDS,
  type Element,
  type Outcome,
} from './elements';
import {mendNesting, strayExpressions} from './mdx';
import {replacementOf} from './table';
import {tagsIn, writeTag} from './tags';
import {become, isElement, nodesOf, type EsNode, type Format, type Node} from './tree';

/** What a text names, on the new site. `undefined` means that it is not here. */
export type Resolver = {
  link: (url: string) => string | undefined;
  /** A file comes along. In a tag of HTML, the framework does not find one beside the text. */
  file: (url: string, isInTag?: boolean) => string | undefined;
  /** A module of data comes along, too. */
  module: (source: string) => string | undefined;
  /** Something of the text is lost. */
  note: (line: number, expected: string, found: string) => void;
};

/** Every text can use these without an import. */
const PROVIDED = ['Head', 'Details'];

/** Changes a tree in its place. */
export function adaptTree(text: string, tree: Node, format: Format, resolver: Resolver): void {
  /** Names that the text imports or declares, and those that are lost. */
  const known = new Set(PROVIDED);
  const lost = new Set<string>();
  /** Links written below the text that lead nowhere. */
  const dead = new Set<string>();
  const all = [...nodesOf(tree)];
  const ofType = (pattern: RegExp) => all.filter(({type}) => pattern.test(type));
  const pictures = ofType(/^imageReference$/).map(({identifier}) => identifier);

  const note = ({position}: Node, expected: string, offset = 0, found?: string) => {
    const start = (position?.start.offset ?? 0) + offset;
    const written = found ?? text.slice(start, position?.end.offset).split('\n')[0] ?? '';
    resolver.note(text.slice(0, start).split('\n').length, expected, written);
  };

  /** Does a script need a module or a file that is not here? Files that are here come along. */
  const isLost = (code: string): boolean => {
    const required = [...code.matchAll(/\brequire\(\s*["']([^"']+)["']/g)];
    const isMissing = required.some(([, each = '']) => resolver.module(each) === undefined);
    const words = code.replace(/"[^"\n]*"|'[^'\n]*'/g, '').match(/[\w$]+/g) ?? [];
    return isMissing || words.some((word) => lost.has(word));
  };

  /** A statement of a module as it can stay; nothing if it needs what is not here. */
  const statement = (node: Node, {start, end, source}: EsNode): string => {
    const code = text.slice(Number(start), Number(end));
    const module = (source as {value?: string} | null | undefined)?.value ?? '';
    const here = module && resolver.module(module);
    const isGone = module ? here === undefined : isLost(code);
    const names = module
      ? code.slice(0, code.lastIndexOf(module)).matchAll(/\b(?!(?:import|from|as)\b)([\w$]+)/g)
      : code.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g);
    for (const [, name = ''] of names) (isGone ? lost : known).add(name);
    const from = Number(start) - (node.position?.start.offset ?? 0);
    if (isGone && !module) note(node, 'a module that is here; what needs it is left out', from);
    if (isGone) return '';
    return here ? code.replace(/(["'])[^"']*\1(;?)$/, `'${here}'$2`) : code;
  };

  /** Leads a picture or a link to its place here. */
  const target = (node: Node, isPicture: boolean, isInLink: boolean) => {
    const {type, url = '', alt, children = []} = node;
    const isForeign = isOutside(url);
    const words = alt?.trim() ?? '';
    const ofPicture = () => (isForeign ? undefined : resolver.file(url));
    const to = isPicture ? ofPicture() : isOwn(url) ? resolver.link(url) : url;
    const shown = {type: 'text', value: words || (isForeign ? nameOfHost(url) : '')};
    if (/^data:/.test(url)) return;
    if (to !== undefined) {
      node.url = to;
      if (type === 'image' && words === '') {
        note(node, NO_WORDS);
        node.alt = nameOfFile(url);
      }
      // Without words, nobody can tell where it leads
      if (type === 'link' && children.length === 0)
        node.children = [{type: 'text', value: nameOfHost(url)}];
      return;
    }
    note(node, isPicture ? (isForeign ? FROM_ELSEWHERE : MISSING_PICTURE) : DEAD_LINK);
    if (type === 'definition') become(node, 'html', {value: ''});
    else if (!isPicture) become(node, 'phrasing', {children});
    else if (!isForeign || isInLink) become(node, 'text', {value: shown.value});
    else become(node, 'link', {url, children: [shown]});
  };

  const outcomeOf = (element: Element, isEmpty: boolean): Outcome =>
    /^[A-Z]/.test(element.name)
      ? componentOutcome(element, isEmpty)
      : mendElement(element, format, resolver);

  /** Mends the tags of a piece of HTML. */
  const html = (node: Node, isBlock: boolean, isInLink: boolean) => {
    let value = node.value ?? '';
    for (const tag of /^<!--/.test(value) ? [] : tagsIn(value).reverse()) {
      const head = value.slice(0, tag.start);
      const written = value.slice(tag.start, tag.end);
      const before = writeTag(tag);
      const isIn = isInLink || head.lastIndexOf('<a ') > head.lastIndexOf('</a');
      const {instead, around, note: lostHere} = outcomeOf({...tag, isInLink: isIn}, tag.isVoid);
      if (lostHere) note(node, lostHere, tag.start, written);
      const close = new RegExp(`^[^]*?</${tag.name}\\s*>`, 'i').exec(value.slice(tag.end));
      const isWhole = instead !== undefined && !tag.isVoid;
      const end = tag.end + (isWhole ? (close?.[0].length ?? 0) : 0);
      // A block of HTML ends at an empty line
      const gap = isBlock && instead?.startsWith('![') ? '\n\n' : '';
      const after = writeTag(tag);
      const stays = after === before ? written : after;
      value = head + gap + (around?.[0] ?? instead ?? stays) + gap + value.slice(end);
    }
    node.value = value.replace(
      /<\/([A-Z][\w.]*)\s*>/g,
      (_, name: string) => replacementOf('components', name, 'close') ?? '',
    );
  };

  /** Mends an element of JSX. */
  const jsx = (node: Node, isInLink: boolean) => {
    const {children = [], attributes: all = []} = node;
    const name = node.name?.split('.')[0] ?? '';
    const own = all.filter(({type}) => type === 'mdxJsxAttribute');
    const attributes: Element['attributes'] = new Map(
      own.map(({name: each = '', value}) => [
        each,
        typeof value === 'object' && value ? `{${value.value}}` : (value ?? undefined),
      ]),
    );
    const code = [...attributes.values()].join(' ');
    const isEmpty = children.length === 0;
    let outcome: Outcome = {};
    if (isLost(code))
      outcome = {instead: '', note: 'a file that is there; what needs it is left out'};
    else if (name !== '' && !known.has(name))
      outcome = outcomeOf({name, attributes, isInLink}, isEmpty);
    // Files that a component names in its attributes come along
    for (const [, url = ''] of `"${code}"`.matchAll(/["'](\.{0,2}\/[^"']+\.\w+)["']/g))
      if (known.has(name)) resolver.file(url);
    const {instead, around, note: lostHere} = outcome;
    if (lostHere) note(node, lostHere);
    if (instead !== undefined) return become(node, 'html', {value: instead});
    if (around) {
      const [open, close] = around.map((value) => ({type: 'html', value: value.trim()}));
      const parts = [open ?? [], children, close ?? []].flat();
      const type = node.type === 'mdxJsxFlowElement' ? 'flow' : 'phrasing';
      return become(node, type, {children: parts.filter(({value}) => value !== '')});
    }
    const written = [...attributes].map(([each, value]) => {
      const expression = {type: 'mdxJsxAttributeValueExpression', value: value?.slice(1, -1) ?? ''};
      const isExpression = value?.startsWith('{') === true;
      return {
        type: 'mdxJsxAttribute',
        name: each,
        value: isExpression ? expression : (value ?? null),
      };
    });
    node.attributes = [...all.filter((each) => !own.includes(each)), ...written];
  };

  const adapt = (node: Node, parent: string, isInLink: boolean) => {
    const {type, identifier = '', children = []} = node;
    if (/^(image|link)$/.test(type)) target(node, type === 'image', isInLink);
    else if (/^(image|link)Reference$/.test(type) && dead.has(identifier))
      become(node, 'phrasing', {children: [...children, {type: 'text', value: node.alt ?? ''}]});
    else if (type === 'html')
      html(node, /^(root|blockquote|listItem|containerDirective)$/.test(parent), isInLink);
    else if (/^mdx(Text|Flow)Expression$/.test(type) && isLost(node.value ?? '')) {
      note(node, 'a value that the text has; this one came from a module that is not here');
      become(node, 'html', {value: ''});
    }
    if (format === 'mdx') mendNesting(node);
    if (isElement(node)) jsx(node, isInLink);
  };

  const walk = (node: Node, parent: string, isInLink: boolean) => {
    const {type, name} = node;
    adapt(node, parent, isInLink);
    for (const child of node.children ?? [])
      walk(child, type, isInLink || /^link/.test(type) || name === 'a');
  };

  const stray = format === 'mdx' ? strayExpressions(tree) : [];
  for (const node of ofType(/^mdxjsEsm$/)) {
    const statements = (node.data?.estree?.body ?? []).map((each) => statement(node, each));
    become(node, 'html', {value: statements.filter(Boolean).join('\n')});
  }
  for (const node of stray) {
    const written = {type: 'text', value: `{${node.value ?? ''}}`};
    if (node.type === 'mdxTextExpression') become(node, 'text', written);
    else become(node, 'paragraph', {children: [written]});
  }
  for (const node of ofType(/^definition$/)) {
    const {identifier = ''} = node;
    target(node, pictures.includes(identifier), false);
    if (node.type !== 'definition') dead.add(identifier);
  }
  walk(tree, '', false);
}

/** Markdown trees, parsed as the framework does, and changes of a text at places of its tree. */
import {createSlugger} from '@docusaurus/utils';
import {analyze} from 'eslint-scope';

export type Range = {start: number; end: number};
/** A part of a text that is replaced. */
export type Edit = Range & {text: string};
export type Format = 'md' | 'mdx';

/** A JavaScript program or a part of it. */
export type EsNode = {type: string; start: number; end: number; source?: EsNode; value?: unknown};
type Script = {estree?: {body: EsNode[]}};
type Position = {start: {offset: number}; end: {offset: number}};
type Attribute = {
  type: string;
  name?: string;
  value?: string | null | {value: string; data?: Script};
  position: Position;
  data?: Script;
};

/** A node of a Markdown tree, as far as the import reads it. */
export type Node = {
  type: string;
  children?: Node[];
  position: Position;
  value?: string;
  url?: string;
  alt?: string | null;
  identifier?: string;
  /** Of a JSX element. */
  name?: string | null;
  attributes?: Attribute[];
  data?: Script;
};

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

export const rangeOf = ({position: {start, end}}: Pick<Node, 'position'>): Range => ({
  start: start.offset,
  end: end.offset,
});

/** Changes a text. What is inside of a replaced part goes with it. */
export function applyEdits(text: string, edits: Edit[]): string {
  let at = 0;
  let written = '';
  for (const edit of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    written += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return written + text.slice(at);
}

/** A script of its own. */
export const programOf = (body: EsNode[]) => ({type: 'Program', sourceType: 'module', body});

/** The names that a script declares, and those that it uses without declaring them. */
export function namesOf(script: object): {declared: string[]; used: string[]} {
  const {globalScope} = analyze(script as Parameters<typeof analyze>[0], {
    ...{ecmaVersion: 2022, sourceType: 'module', jsx: true, fallback: 'iteration'},
  });
  const {childScopes = [], through = []} = globalScope ?? {};
  return {
    declared: childScopes.flatMap(({variables}) => variables.map(({name}) => name)),
    used: through.map(({identifier}) => String(identifier.name)),
  };
}

/** Opens the framework's parser, with the syntax that `docusaurus.config.ts` asks for. */
export async function openMarkdown() {
  const {unified} = await import('unified');
  const {default: remark} = await import('remark-parse');
  const {default: mdx} = await import('remark-mdx');
  const {default: directive} = await import('remark-directive');
  const {default: gfm} = await import('remark-gfm');
  const {default: comment} = await import('@slorber/remark-comment');
  const processors = {
    md: unified().use(remark).use([directive, gfm]).freeze(),
    // In the framework's order: a comment is looked for before a tag is
    mdx: unified().use(remark).use(mdx).use([directive, gfm, comment]).freeze(),
  };
  const parse = (text: string, format: Format): Node => {
    const tree = processors[format].parse(text) as unknown as Node;
    // The parser finds plain addresses late, and gives them no place
    for (const node of nodesOf(tree))
      for (const child of node.children ?? []) child.position ??= node.position;
    return tree;
  };
  return {
    /** @throws at what MDX cannot read */
    parse,

    /** Tells whether an offset of a text is in code. */
    codeOf(text: string): (offset: number) => boolean {
      const ranges = [...nodesOf(parse(text, 'md'))]
        .filter(({type, position: {start}}) =>
          type === 'code' ? /^[`~]/.test(text.slice(start.offset)) : type === 'inlineCode',
        )
        .map(rangeOf);
      return (offset) => ranges.some(({start, end}) => start <= offset && offset < end);
    },
  };
}

export type Markdown = Awaited<ReturnType<typeof openMarkdown>>;

const wordsOf = ({value, alt, children = []}: Node): string =>
  value ?? alt ?? children.map(wordsOf).join('');

/** Every place of a text that a link can lead to. The framework hears of some elements only. */
export function anchorsOf(text: string, tree: Node): string[] {
  const slugger = createSlugger();
  const headings = [...nodesOf(tree)].filter(({type}) => type === 'heading');
  const ids = headings.map((node) => {
    const words = wordsOf(node).trim();
    return /\{?#([^{}\s]+?)(?: \*\/)?\}?$/.exec(words)?.[1] ?? slugger.slug(words);
  });
  const written = text.matchAll(/<(?:a|li|h[1-6])\s[^>]*?\bid=["']([^"']+)/g);
  return [...ids, ...[...written].map(([, id = '']) => id)];
}

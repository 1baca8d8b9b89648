/** Markdown trees: parsed as the framework does, and written again where something has changed. */
import {createSlugger} from '@docusaurus/utils';

export type EsNode = {type: string; [field: string]: unknown};
type Attribute = {
  type: string;
  name?: string;
  value?: string | null | {type: string; value: string};
};

/** A node of a Markdown tree, as far as the import reads it. */
export type Node = {
  type: string;
  children?: Node[];
  position?: {start: {line: number; offset?: number}; end: {offset?: number}};
  value?: string;
  url?: string;
  alt?: string | null;
  identifier?: string;
  /** Of a JSX element. */
  name?: string | null;
  attributes?: Attribute[];
  data?: {estree?: {body: EsNode[]}};
};

export type Format = 'md' | 'mdx';

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** The words of a node, as the framework makes ids of them. */
const wordsOf = ({value, alt, children = []}: Node): string =>
  value ?? alt ?? children.map(wordsOf).join('');

export const isElement = ({type}: Node): boolean => /^mdxJsx(Flow|Text)Element$/.test(type);

/** Turns a node into another one, in its place. */
export function become(node: Node, type: string, rest: Partial<Node> = {}): void {
  const nothing = Object.fromEntries(Object.keys(node).map((field) => [field, undefined]));
  const {position} = node;
  Object.assign(node, nothing, {type, position}, rest);
}

/** What a block says, to tell later whether it has changed. */
export const printOf = (block: Node): string =>
  JSON.stringify(block, (name, value: unknown) =>
    name === 'position' || name === 'data' ? undefined : value,
  );

/** Opens the framework's parser, with the syntax that `docusaurus.config.ts` asks for. */
export async function openMarkdown() {
  const {unified} = await import('unified');
  const {default: remark} = await import('remark-parse');
  const {default: stringify} = await import('remark-stringify');
  const {default: mdx} = await import('remark-mdx');
  const {default: directive} = await import('remark-directive');
  const {default: gfm} = await import('remark-gfm');
  const {default: comment} = await import('@slorber/remark-comment');
  type State = {
    containerFlow: (node: Node) => string;
    containerPhrasing: (...all: unknown[]) => string;
  };
  const options = {
    bullet: '-' as const,
    rule: '-' as const,
    resourceLink: true,
    handlers: {
      // What stays of an element that goes
      flow: (node: Node, _: unknown, state: State) => state.containerFlow(node),
      phrasing: (node: Node, _: unknown, state: State, info: unknown) =>
        state.containerPhrasing(node, info),
    },
  };
  const own = unified()
    .use(remark)
    .use(stringify, options as object);
  const processors = {
    md: own().use([directive, gfm]).freeze(),
    // In the framework's order: a comment is looked for before a tag is
    mdx: own().use(mdx).use([directive, gfm, comment]).freeze(),
  };
  const parse = (text: string, format: Format) => processors[format].parse(text) as unknown as Node;
  return {
    /** @throws at what MDX cannot read */
    parse,

    /** The text of a tree. Blocks that are as they were in another tree stay as written. */
    write(text: string, {children = []}: Node, before: string[], format: Format): string {
      let at = 0;
      let written = '';
      for (const [index, block] of children.entries()) {
        const {start, end} = block.position ?? {};
        if (before[index] === printOf(block)) continue;
        const root = {type: 'root', children: [block]} as never;
        written += text.slice(at, start?.offset) + processors[format].stringify(root).trimEnd();
        at = end?.offset ?? at;
      }
      return written + text.slice(at);
    },

    /** Every place of a text that a link can lead to. The framework hears of some elements only. */
    anchors(text: string, tree: Node): string[] {
      const slugger = createSlugger();
      const headings = [...nodesOf(tree)].filter(({type}) => type === 'heading');
      const ids = headings.map((node) => {
        const words = wordsOf(node).trim();
        return /\{?#([^{}\s]+?)(?: \*\/)?\}?$/.exec(words)?.[1] ?? slugger.slug(words);
      });
      const written = text.matchAll(/<(?:a|li|h[1-6])\s[^>]*?\bid=["']([^"']+)/g);
      return [...ids, ...[...written].map(([, id = '']) => id)];
    },

    /** Tells whether an offset of a text is in code. */
    codeOf(text: string): (offset: number) => boolean {
      const ranges = [...nodesOf(parse(text, 'md'))]
        .filter(({type, position}) => {
          const isFenced = /^[`~]/.test(text.slice(position?.start.offset));
          return type === 'inlineCode' || (type === 'code' && isFenced);
        })
        .map(({position}) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const);
      return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
    },
  };
}

export type Markdown = Awaited<ReturnType<typeof openMarkdown>>;

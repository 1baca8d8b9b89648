/** A node of a Markdown tree, as far as the checks read it. */
export type Node = {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: {
    readonly start: {readonly line: number; readonly column?: number; readonly offset?: number};
    readonly end: {readonly line: number; readonly offset?: number};
  };
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly title?: string | null;
  /** Of a list item with a box. */
  readonly checked?: boolean | null;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly identifier?: string;
  /** Of a JSX element or a directive. */
  readonly name?: string | null;
  /** A list in a JSX element, an object in a directive: see {@link attributesOf}. */
  readonly attributes?: readonly Attribute[] | Readonly<Record<string, string>>;
  readonly data?: {readonly estree?: EsNode};
};

export type Attribute = {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | {readonly value: string; readonly data?: {estree?: EsNode}} | null;
  readonly data?: {readonly estree?: EsNode};
  readonly position?: Node['position'];
};

/** A node of JavaScript, as acorn makes it. */
export type EsNode = {readonly type: string; readonly [field: string]: unknown};

export const isEsNode = (value: unknown): value is EsNode =>
  typeof value === 'object' && value !== null && typeof (value as EsNode).type === 'string';

/** Line of the file on which a node begins. */
export const lineOf = (node: Pick<Node, 'position'>): number => node.position?.start.line ?? 1;

/** Attributes of a JSX element. */
export const attributesOf = ({attributes}: Node): readonly Attribute[] =>
  Array.isArray(attributes) ? (attributes as readonly Attribute[]) : [];

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Every node of a piece of JavaScript. */
export function* esNodesOf(node: EsNode): Generator<EsNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isEsNode(each)) yield* esNodesOf(each);
    }
  }
}

/** The JavaScript in a text: its expressions and attributes, with the line of each. */
export function* scriptsOf(
  tree: Node,
): Generator<{readonly script: EsNode; readonly line: number}> {
  for (const node of nodesOf(tree)) {
    if (node.data?.estree) yield {script: node.data.estree, line: lineOf(node)};
    for (const attribute of attributesOf(node)) {
      const script =
        attribute.data?.estree ??
        (typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined);
      if (script) yield {script, line: lineOf(attribute.position ? attribute : node)};
    }
  }
}

export const isElement = ({type}: Node): boolean =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** The words of a node, without markup. */
export function textOf(node: Node): string {
  if (node.children) return node.children.map(textOf).join('');
  return /^(text|inlineCode)$/.test(node.type) ? (node.value ?? '') : '';
}

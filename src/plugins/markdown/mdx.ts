/** Markdown trees, as far as the steps of this plugin read and write them. */

export type Node = {
  type: string;
  name?: string;
  value?: string;
  lang?: string | null;
  identifier?: string;
  children?: Node[];
  attributes?: object[];
  position?: {start: {line: number}; end: {line: number}};
  data?: object;
};

type File = {
  path: string;
  fail(reason: string, place?: Node | {line: number; column: number}): never;
};

/** A remark plugin without options. */
export type Step = () => (tree: Node, file: File) => void | Promise<void>;

/** An attribute with a value that stands in the source as it is, or `true`. */
export const attribute = (name: string, value: string | null = null) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** The attribute of React for markup that is made already: a page with it is smaller than with elements. */
export function markup(html: string): object {
  const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value: literal(html),
  };
  const expression = {type: 'ObjectExpression', properties: [property]};
  const body = [{type: 'ExpressionStatement', expression}];
  const estree = {type: 'Program', sourceType: 'module', comments: [], body};
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  };
}

/** Turns a node into an element of JSX. `Flow`: a block, `Text`: amid words. */
export const becomeElement = (
  node: Node,
  kind: 'Flow' | 'Text',
  name: string,
  attributes: object[],
  children: Node[] = [],
): void => {
  delete node.value;
  Object.assign(node, {type: `mdxJsx${kind}Element`, name, attributes, children});
};

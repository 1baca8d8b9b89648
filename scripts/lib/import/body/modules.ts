import {
  esNodesOf,
  nodesOf,
  type EsNode,
  type Node,
} from '../../../../src/plugins/content/check/markdown/tree';
import type {Edit} from '../edits';
import type {Resolver} from './content';

/** The names that a statement of a module declares. */
function namesOf(statement: EsNode): string[] {
  const declaration = (statement.declaration ?? statement) as EsNode;
  const parts = [
    ...((statement.specifiers ?? []) as {local?: {name?: string}}[]).map(({local}) => local?.name),
    ...((declaration.declarations ?? []) as {id?: {name?: string}}[]).map(({id}) => id?.name),
    (declaration.id as {name?: string} | undefined)?.name,
  ];
  return parts.filter((name) => name !== undefined);
}

/** What a script requires. */
function requiredBy(script: EsNode): string[] {
  return [...esNodesOf(script)].flatMap((each) => {
    const isRequire =
      each.type === 'CallExpression' && (each.callee as {name?: string}).name === 'require';
    const source = isRequire ? (each.arguments as {value?: unknown}[])[0]?.value : undefined;
    return typeof source === 'string' ? [source] : [];
  });
}

/** The imports and exports of a text. Those that this site has not are taken out. */
export class Modules {
  readonly edits: Edit[] = [];
  readonly #resolver: Resolver;
  readonly #known = new Set<string>();
  readonly #lost = new Set<string>();

  constructor(tree: Node, resolver: Resolver) {
    this.#resolver = resolver;
    for (const {type, data} of nodesOf(tree)) {
      if (type === 'mdxjsEsm') this.#read((data?.estree?.body ?? []) as EsNode[]);
    }
  }

  /** Does the text have a component or a value of this name? */
  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Does a script need a module or a file that is not here? */
  isNeededBy(script: EsNode | undefined): boolean {
    if (!script) return false;
    const isLost = ({type, name}: EsNode) =>
      /^(Identifier|JSXIdentifier)$/.test(type) && this.#lost.has(String(name));
    return (
      [...esNodesOf(script)].some(isLost) ||
      requiredBy(script).some((source) => this.#resolver.module(source) === undefined)
    );
  }

  #read(statements: readonly EsNode[]): void {
    for (const statement of statements) {
      for (const name of namesOf(statement)) this.#known.add(name);
      const module = statement.source as EsNode | null | undefined;
      if (!module || typeof module.value !== 'string') continue;
      const to = this.#resolver.module(module.value);
      if (to === undefined) this.#lose(statement);
      else if (to !== module.value) this.#replace(module, `'${to}'`);
    }
    for (const statement of statements.filter((each) => !each.source && this.isNeededBy(each))) {
      this.#resolver.note(
        Number(statement.start) - 1,
        'a module that is here; what needs it is left out',
        namesOf(statement).join(', '),
      );
      this.#lose(statement);
    }
  }

  #lose(statement: EsNode): void {
    for (const name of namesOf(statement)) {
      this.#lost.add(name);
      this.#known.delete(name);
    }
    this.#replace(statement, '');
  }

  #replace({start, end}: EsNode, text: string): void {
    // The parser reads one empty line more
    this.edits.push({start: Number(start) - 1, end: Number(end) - 1, text});
  }
}

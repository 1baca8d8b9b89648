import {nearest} from '../../../../lib/near';
import type {Problem} from '../../../../lib/problems';
import {
  esNodesOf,
  isElement,
  isEsNode,
  lineOf,
  nodesOf,
  scriptsOf,
  type EsNode,
  type Node,
} from './tree';

/** What every MDX text may name without an import. */
const GIVEN = new Set([
  'props',
  'frontMatter',
  'contentTitle',
  'toc',
  'metadata',
  'assets',
  'undefined',
  'arguments',
  'require',
  'module',
  'process',
  'React',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'alert',
  'history',
  ...Object.getOwnPropertyNames(globalThis),
]);

/** Names in the place of a declaration: variables, parameters, parts of patterns. */
function declaredIn(pattern: unknown, into: Set<string>): void {
  if (!isEsNode(pattern)) return;
  if (pattern.type === 'Identifier') into.add(String(pattern.name));
  if (pattern.type === 'AssignmentPattern') declaredIn(pattern.left, into);
  if (pattern.type === 'RestElement') declaredIn(pattern.argument, into);
  if (pattern.type === 'Property') declaredIn(pattern.value, into);
  for (const each of [pattern.properties, pattern.elements]) {
    if (Array.isArray(each)) for (const part of each as unknown[]) declaredIn(part, into);
  }
}

/** Every name that a text declares, wherever: what is declared somewhere is not called unknown. */
function declarations(scripts: Iterable<EsNode>): Set<string> {
  const names = new Set<string>();
  for (const script of scripts) {
    for (const node of esNodesOf(script)) {
      if (/^Import.*Specifier$/.test(node.type)) declaredIn(node.local, names);
      if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) {
        declaredIn(node.id, names);
      }
      if (node.type === 'CatchClause') declaredIn(node.param, names);
      if (Array.isArray(node.params)) {
        for (const param of node.params as unknown[]) declaredIn(param, names);
      }
    }
  }
  return names;
}

/** Names that a script reads; a few of declarations among them, which are known anyway. */
function* namesRead(node: EsNode, parent?: EsNode, place?: string): Generator<string> {
  if (node.type === 'Identifier') {
    const isName =
      (parent?.type === 'MemberExpression' && place === 'property' && parent.computed !== true) ||
      (parent?.type === 'Property' && place === 'key' && parent.computed !== true) ||
      /^(Export|Import)\w*Specifier$/.test(parent?.type ?? '') ||
      /^(MethodDefinition|PropertyDefinition|LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/.test(
        parent?.type ?? '',
      );
    if (!isName) yield String(node.name);
  }
  // `typeof name` may be asked of anything
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return;
  for (const [field, value] of Object.entries(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isEsNode(each)) yield* namesRead(each, node, field);
    }
  }
}

/** `Tabs` of `<Tabs.Item>`; nothing of an HTML element. */
function componentName(name: string | null | undefined): string | undefined {
  const first = name?.split('.')[0] ?? '';
  return /^[A-Z$_]/.test(first) || name?.includes('.') ? first : undefined;
}

/** Components in the JSX of expressions and exports. */
function* componentsIn(script: EsNode): Generator<string> {
  for (const node of esNodesOf(script)) {
    if (node.type !== 'JSXOpeningElement' || !isEsNode(node.name)) continue;
    const root = node.name.type === 'JSXMemberExpression' ? node.name.object : node.name;
    const name = isEsNode(root) ? componentName(String(root.name)) : undefined;
    if (name) yield name;
  }
}

/**
 * Names that mean nothing where they stand. The framework would say so only
 * when it writes the page, and name the page instead of the line.
 *
 * @param isProvided tells a component that every text may use
 */
export function nameProblems(
  file: string,
  tree: Node,
  isProvided: (component: string) => boolean,
): Problem[] {
  const scripts = [...scriptsOf(tree)];
  const declared = declarations(scripts.map(({script}) => script));
  const problems: Problem[] = [];
  const reportComponent = (name: string, line: number) => {
    if (declared.has(name) || isProvided(name)) return;
    const meant = nearest(name, [...declared]);
    problems.push({
      file,
      line,
      field: `<${name}>`,
      expected: meant
        ? `a component that the text has; did you mean <${meant}>?`
        : `an import of this component at the top, like: import ${name} from '@site/src/components/${name}'; to show the word itself, put it between backticks`,
    });
  };
  for (const node of nodesOf(tree)) {
    const name = isElement(node) ? componentName(node.name) : undefined;
    if (name) reportComponent(name, lineOf(node));
  }
  for (const {script, line} of scripts) {
    for (const name of new Set(componentsIn(script))) reportComponent(name, line);
    for (const name of new Set(namesRead(script))) {
      if (declared.has(name) || GIVEN.has(name)) continue;
      problems.push({
        file,
        line,
        field: `{${name}}`,
        expected: `a name that the text declares; to show the braces themselves, write \\{${name}\\} or put them between backticks`,
      });
    }
  }
  return problems;
}

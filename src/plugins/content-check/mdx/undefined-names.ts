import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {analyze} from 'eslint-scope';

import {nearest} from '../../../lib/suggestion';
import {attributesOf, isElement, lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';
import {warning, type Finding} from './finding';

const GIVEN: ReadonlySet<string> = new Set([
  ...(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...'props frontMatter contentTitle toc metadata assets React require process console'.split(' '),
  ...'window document navigator location alert fetch URL setTimeout setInterval'.split(' '),
]);

/** Returns the names of the components that content can use without an import. */
export function providedComponents(siteDir: string): ReadonlySet<string> {
  const files = ['index.tsx', 'index.js'].map((file) =>
    path.join(siteDir, 'src/theme/MDXComponents', file),
  );
  const own = files.filter((file) => fs.existsSync(file));
  return new Set([
    ...['Head', 'Details'],
    ...own.flatMap((file) => fs.readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []),
  ]);
}

const BACKTICKS = 'to show the word itself, put it between backticks';

const OF_THEME = /^(Admonition|CodeBlock|Embed|TabItem|Tabs|ThemedImage|TOCInline)$/;
const OTHERS: Record<string, string> = {Image: 'theme/IdealImage', Link: 'docusaurus/Link'};

/** Guesses a component's import path, without the `@`. */
const moduleOf = (name: string) =>
  OTHERS[name] ?? `${OF_THEME.test(name) ? 'theme' : 'site/src/components'}/${name}`;

function* scriptsOf(tree: Node): Generator<{script: object; line: number}> {
  for (const node of nodesOf(tree)) {
    const parts = attributesOf(node).map(({data, value}) =>
      value && typeof value === 'object' ? value.data : data,
    );
    for (const data of [node.data, ...parts]) {
      if (data?.estree) yield {script: data.estree, line: lineOf(node)};
    }
  }
}

/** Finds undefined names and components. Docusaurus does not report their line numbers. */
export function undefinedNames(tree: Node, provided: ReadonlySet<string>): Finding[] {
  const scopes = [...scriptsOf(tree)].map(({script, line}) => {
    const options = {ecmaVersion: 2022, sourceType: 'module', fallback: 'iteration'} as const;
    return {line, scope: analyze(script as Parameters<typeof analyze>[0], options).globalScope};
  });
  const declared = new Set(
    scopes.flatMap(({scope}) =>
      (scope?.childScopes ?? []).flatMap(({variables}) => variables.map(({name}) => name)),
    ),
  );
  const names = scopes.flatMap(({scope, line}) =>
    [...new Set((scope?.through ?? []).map(({identifier}) => identifier.name as string))]
      .filter((name) => !declared.has(name) && !GIVEN.has(name))
      .map((name) => ({
        line,
        problem: `{${name}} is not defined here`,
        fix: `To show the braces, write \\{${name}\\} or put them between backticks`,
      })),
  );
  const components = [...nodesOf(tree)].filter(isElement).flatMap((node) => {
    const [name = ''] = (node.name ?? '').split('.');
    if (!/^[A-Z]/.test(name)) return [];
    if (node.type === 'htmlElement')
      return [warning(node, `<${name}> needs MDX`, `Rename the file to .mdx; ${BACKTICKS}`)];
    if (declared.has(name) || provided.has(name)) return [];
    const meant = nearest(name, [...declared]);
    const fix = meant
      ? `Did you mean <${meant}>?`
      : `Add at the top: import ${name} from '@${moduleOf(name)}'; ${BACKTICKS}`;
    return [{line: lineOf(node), problem: `<${name}> is not imported`, fix}];
  });
  return [...components, ...names];
}

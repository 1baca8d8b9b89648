import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {analyze} from 'eslint-scope';

import {nearest} from '../../../lib/suggestion';
import {attributesOf, isElement, lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';
import {warning, type Finding} from './finding';

/** Names that every file may use: from JavaScript, MDX and the browser. */
const GIVEN: ReadonlySet<string> = new Set([
  ...(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...'props frontMatter contentTitle toc metadata assets React require process console'.split(' '),
  ...'window document navigator location alert fetch URL setTimeout setInterval'.split(' '),
]);

/** Returns the framework's and the site's components that need no import. */
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

/** Components of the theme that are imported by their own names. */
const OF_THEME = /^(Admonition|CodeBlock|Embed|TabItem|Tabs|ThemedImage|TOCInline)$/;
const OTHERS: Record<string, string> = {Image: 'theme/IdealImage', Link: 'docusaurus/Link'};

/** The import path of a component, without `@`: in the theme, or else in `src/components`. */
const moduleOf = (name: string) =>
  OTHERS[name] ?? `${OF_THEME.test(name) ? 'theme' : 'site/src/components'}/${name}`;

/** The JavaScript in a file: its expressions and attributes, with the line of each. */
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

/** Names that are not defined. The framework would report the page instead of the line. */
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

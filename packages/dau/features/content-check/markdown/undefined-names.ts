import fs from 'node:fs';
import path from 'node:path';

import {analyze} from 'eslint-scope';
import globals from 'globals';
import {globSync} from 'tinyglobby';

import {nearest} from '../../../utils/suggestion';
import {
  attributesOf,
  isElement,
  lineOf,
  nodesOf,
  type Node,
  type Script,
} from '../../../content/markdown-tree';
import {warning, type Finding} from './ids-and-links';

const BROWSER: ReadonlySet<string> = new Set(Object.keys(globals.browser));
const GIVEN: ReadonlySet<string> = new Set([
  ...Object.keys({...globals.builtin, ...globals.node}),
  'props',
  'frontMatter',
  'contentTitle',
  'toc',
  'assets',
]);

/** Returns the import path of each component in `src/components`. */
export function siteComponents(siteDir: string): ReadonlyMap<string, string> {
  const files = globSync('src/components/**/*.{tsx,jsx,ts,js}', {cwd: siteDir});
  return new Map(
    files.sort().map((file) => {
      const place = file.replace(/(\/index)?\.\w+$/, '');
      return [path.basename(place), `@site/${place}`];
    }),
  );
}

/** Returns the names of the components that content can use without an import. */
export function providedComponents(siteDir: string): ReadonlySet<string> {
  const files = globSync('src/theme/MDXComponents{/**/*,}.{tsx,jsx,ts,js}', {
    cwd: siteDir,
    absolute: true,
  });
  return new Set([
    ...['Head', 'Details'],
    ...files.flatMap((file) => fs.readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []),
  ]);
}

const BACKTICKS = 'to show the word itself, put it between backticks';

const OF_THEME = /^(Admonition|CodeBlock|Embed|TabItem|Tabs|ThemedImage|TOCInline)$/;
const OTHERS: Record<string, string> = {Image: '@theme/IdealImage', Link: '@docusaurus/Link'};

function* scriptsOf(tree: Node): Generator<{script: Script; line: number}> {
  for (const node of nodesOf(tree)) {
    const parts = attributesOf(node).map(({data, value}) =>
      value && typeof value === 'object' ? value.data : data,
    );
    for (const data of [node.data, ...parts]) {
      if (data?.estree) yield {script: data.estree, line: lineOf(node)};
    }
  }
}

/** Returns the name in `{name}`. A page cannot show a browser's global, because builds have none. */
const nameAlone = ({body: [statement]}: Script) =>
  statement?.type === 'ExpressionStatement' && statement.expression.type === 'Identifier'
    ? statement.expression.name
    : undefined;

/**
 * Finds undefined names and components. Docusaurus does not report their line numbers. These are only
 * warnings, because an author can define names in ways that this check does not know.
 */
export function undefinedNames(
  tree: Node,
  provided: ReadonlySet<string>,
  own: ReadonlyMap<string, string>,
): Finding[] {
  const scopes = [...scriptsOf(tree)].map(({script, line}) => {
    const options = {ecmaVersion: 2022, sourceType: 'module', fallback: 'iteration'} as const;
    return {
      line,
      script,
      scope: analyze(script as Parameters<typeof analyze>[0], options).globalScope,
    };
  });
  const declared = new Set(
    scopes.flatMap(({scope}) =>
      (scope?.childScopes ?? []).flatMap(({variables}) => variables.map(({name}) => name)),
    ),
  );
  const names = scopes.flatMap(({scope, script, line}) =>
    [...new Set((scope?.through ?? []).map(({identifier}) => identifier.name as string))]
      .filter((name) => !declared.has(name) && !GIVEN.has(name))
      .filter((name) => !BROWSER.has(name) || nameAlone(script) === name)
      .map((name): Finding => {
        const fix = `To show the braces, write \\{${name}\\} or put them between backticks`;
        return {line, problem: `{${name}} is not defined here`, fix, severity: 'warning'};
      }),
  );
  const components = [...nodesOf(tree)].filter(isElement).flatMap((node) => {
    const [name = ''] = (node.name ?? '').split('.');
    if (!/^[A-Z]/.test(name)) return [];
    if (node.type === 'htmlElement')
      return [warning(node, `<${name}> needs MDX`, `Rename the file to .mdx; ${BACKTICKS}`)];
    if (declared.has(name) || provided.has(name)) return [];
    const meant = nearest(name, [...declared]);
    const source = OTHERS[name] ?? (OF_THEME.test(name) ? `@theme/${name}` : own.get(name));
    const fix = source
      ? `Add at the top: import ${name} from '${source}'; ${BACKTICKS}`
      : `Import it at the top, or add it to src/theme/MDXComponents; ${BACKTICKS}`;
    const better = meant ? `Did you mean <${meant}>?` : fix;
    return [warning(node, `<${name}> is not imported`, better)];
  });
  return [...components, ...names];
}

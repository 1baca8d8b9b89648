import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {nearest} from '../../../utils/suggestion';
import {attributesOf, isElement, nodesOf, type Node} from '../../../content/markdown-tree';
import {warning, type Finding} from './ids-and-links';

/** The names that Docusaurus defines in each MDX file. */
const GIVEN = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets'];

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

const BACKTICKS = 'To show the word itself, put it between backticks';

const OF_THEME = /^(Admonition|CodeBlock|Embed|TabItem|Tabs|ThemedImage|TOCInline)$/;
const OTHERS: Record<string, string> = {Image: '@theme/IdealImage', Link: '@docusaurus/Link'};

/** Returns the names in `{name}` and `prop={name}`. */
function namesAlone(node: Node): string[] {
  const values = attributesOf(node).map(({value}) => value);
  return [node, ...values].flatMap((part) => {
    const [statement] = (typeof part === 'object' && part?.data?.estree?.body) || [];
    return statement?.type === 'ExpressionStatement' && statement.expression.type === 'Identifier'
      ? statement.expression.name
      : [];
  });
}

/**
 * Finds components and lone names that no import or export of the file contains. Docusaurus reports them
 * without their line numbers, and only the first one. These are only warnings, because an author can define
 * names in ways that this check does not know.
 */
export function undefinedNames(
  tree: Node,
  provided: ReadonlySet<string>,
  own: ReadonlyMap<string, string>,
): Finding[] {
  const nodes = [...nodesOf(tree)];
  const scripts = nodes.filter(({type}) => type === 'mdxjsEsm');
  const words = scripts.flatMap(({value = ''}) => value.match(/[\p{L}\p{N}_$]+/gu) ?? []);
  const declared = new Set([...GIVEN, ...words]);
  const names = nodes.flatMap((node) =>
    namesAlone(node)
      .filter((name) => !declared.has(name) && !(name in globalThis))
      .map((name) => {
        const fix = `To show the braces, write \\{${name}\\} or put them between backticks`;
        return warning(node, `{${name}} is not defined here`, fix);
      }),
  );
  const components = nodes.filter(isElement).flatMap((node) => {
    const [name = ''] = (node.name ?? '').split('.');
    if (!/^[A-Z]/.test(name)) return [];
    if (node.type === 'htmlElement')
      return [warning(node, `<${name}> needs MDX`, `Rename the file to .mdx. ${BACKTICKS}`)];
    if (declared.has(name) || provided.has(name)) return [];
    const meant = nearest(
      name,
      words.filter((word) => /^[A-Z]/.test(word)),
    );
    const source = OTHERS[name] ?? (OF_THEME.test(name) ? `@theme/${name}` : own.get(name));
    const fix = source
      ? `Add at the top: import ${name} from '${source}'. ${BACKTICKS}`
      : `Import it at the top, or add it to src/theme/MDXComponents. ${BACKTICKS}`;
    const better = meant ? `Did you mean <${meant}>?` : fix;
    return [warning(node, `<${name}> is not imported`, better)];
  });
  return [...components, ...names];
}

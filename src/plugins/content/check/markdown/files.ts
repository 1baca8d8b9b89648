import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../../lib/problems';
import type {Written} from '../front-matter';
import {HEIC, HEIC_ADVICE} from '../images';
import {attributesOf, esNodesOf, isElement, lineOf, nodesOf, scriptsOf, type Node} from './tree';

const isOutside = (url: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** The path of an address, without query and hash. */
export function pathOf(url: string): string {
  const [plain = ''] = url.split(/[?#]/);
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Where a file stands that a text names, if it is there. */
export function resolveFile(siteDir: string, file: string, url: string): string | undefined {
  const name = pathOf(url);
  const candidates = name.startsWith('@site/')
    ? [path.join(siteDir, name.slice('@site/'.length))]
    : name.startsWith('/')
      ? [path.join(siteDir, 'static', name)]
      : [path.join(siteDir, path.dirname(file), name)];
  return candidates.find(isFile);
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json', '.mdx', '.md'];

const isInstalled = (siteDir: string, name: string) =>
  /^node:/.test(name) ||
  fs.existsSync(path.join(siteDir, 'node_modules', packageOf(name), 'package.json'));

/** `@scope/name` of `@scope/name/file`, `name` of `name/file`. */
function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

const isLocal = (name: string) => /^(\.|\/|@site\/)/.test(name);
const isFrameworks = (name: string) =>
  /^(@theme|@theme-original|@theme-init|@generated|@docusaurus)\//.test(name);

function isLocalModule(siteDir: string, file: string, name: string): boolean {
  const base = name.startsWith('@site/')
    ? path.join(siteDir, name.slice('@site/'.length))
    : path.resolve(siteDir, path.dirname(file), name);
  return ENDINGS.some(
    (ending) =>
      isFile(base + ending) || (ending !== '' && isFile(path.join(base, `index${ending}`))),
  );
}

function moduleProblem(siteDir: string, file: string, line: number, source: string): Problem[] {
  if (HEIC.test(source)) return [{file, line, expected: HEIC_ADVICE, found: source}];
  // `!!raw-loader!./code.js?query`: each part is a package or a file
  const parts = source.split('!').flatMap((part) => part.split('?')[0] ?? []);
  const missing = parts.find(
    (name) =>
      name !== '' &&
      !isFrameworks(name) &&
      !(isLocal(name) ? isLocalModule(siteDir, file, name) : isInstalled(siteDir, name)),
  );
  if (missing === undefined) return [];
  const expected = isLocal(missing)
    ? 'a file that is there; check its name and its folder (upper and lower case matter)'
    : `a package that is installed: npm install ${packageOf(missing)}`;
  return [{file, line, field: 'import', expected, found: source}];
}

/** Modules and files that a text imports or requires, and that are not there. */
export function importProblems(siteDir: string, file: string, tree: Node): Problem[] {
  return [...scriptsOf(tree)].flatMap(({script, line}) =>
    [...esNodesOf(script)].flatMap((node) => {
      const isRequire =
        node.type === 'CallExpression' && (node.callee as {name?: string}).name === 'require';
      const source = isRequire
        ? (node.arguments as {value?: unknown}[])[0]?.value
        : (node.source as {value?: unknown} | undefined | null)?.value;
      const own = (node.loc as {start?: {line: number}} | undefined)?.start?.line;
      return typeof source === 'string' ? moduleProblem(siteDir, file, own ?? line, source) : [];
    }),
  );
}

function imageProblem(siteDir: string, file: string, {url = '', ...node}: Node): Problem[] {
  const line = lineOf(node);
  if (HEIC.test(pathOf(url))) return [{file, line, expected: HEIC_ADVICE, found: url}];
  if (url === '') {
    const expected = 'the address of a picture: ![what it shows](./picture.png)';
    return [{file, line, expected}];
  }
  if (isOutside(url) || resolveFile(siteDir, file, url)) return [];
  const folder = url.startsWith('/') ? 'static' : path.posix.dirname(file);
  const expected = `a picture that is there; it is looked for in ${folder} (upper and lower case matter)`;
  return [{file, line, expected, found: url}];
}

/** A picture without an alternative text. */
function altProblem(file: string, node: Node): Problem[] {
  if (node.type === 'image') {
    const {url = '', alt} = node;
    if (alt === undefined || alt?.trim()) return [];
    const expected =
      'a few words on what the picture shows, for people who do not see it: ![these words](…)';
    return [{file, line: lineOf(node), expected, found: url, severity: 'warning'}];
  }
  if (!isElement(node)) return [];
  if (node.name !== 'img' && node.name !== 'Image') return [];
  const attributes = attributesOf(node);
  const hasAlt = attributes.some(
    ({name, type}) => name === 'alt' || type === 'mdxJsxExpressionAttribute',
  );
  if (hasAlt) return [];
  const expected =
    'alt="what the picture shows", for people who do not see it; alt="" for one that only decorates';
  return [{file, line: lineOf(node), field: `<${node.name}>`, expected, severity: 'warning'}];
}

/** Pictures of a text that are missing, that few browsers show, or that say nothing in words. */
export function pictureProblems(siteDir: string, file: string, tree: Node): Problem[] {
  return [...nodesOf(tree)].flatMap((node) => [
    ...(node.type === 'image' ? imageProblem(siteDir, file, node) : []),
    ...altProblem(file, node),
  ]);
}

/** Pictures of a text that say nothing in words. */
export const altProblems = (file: string, tree: Node): Problem[] =>
  [...nodesOf(tree)].flatMap((node) => altProblem(file, node));

/** The picture that front matter names for links from elsewhere. */
export function shareImageProblems(
  siteDir: string,
  {content: {file}, values: {image}, lines}: Written,
): Problem[] {
  if (typeof image !== 'string' || isOutside(image)) return [];
  const place = {file, line: lines.image ?? 1, field: 'image', found: image};
  if (HEIC.test(image)) return [{...place, expected: HEIC_ADVICE}];
  const isBeside = image.startsWith('./');
  // The framework takes anything else for an address of the site
  if (resolveFile(siteDir, file, isBeside ? image : `/${image}`)) return [];
  const folder = isBeside ? path.posix.dirname(file) : 'static';
  const expected = `a picture that is there; it is looked for in ${folder} (upper and lower case matter)`;
  // A picture beside the text is bundled: without it, there is no page
  return [{...place, expected, severity: isBeside ? 'error' : 'warning'}];
}

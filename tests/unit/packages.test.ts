/** @jest-environment node */
import fs from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import path from 'node:path';

/** Every package that the code imports is declared: what npm puts there for others may leave with them. */

const {dependencies, devDependencies} = JSON.parse(
  fs.readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const isForReaders = (name: string) => name in dependencies;
const isDeclared = (name: string) => isForReaders(name) || name in devDependencies;
const areTypesDeclared = (name: string) => isDeclared(name) || isDeclared(`@types/${name}`);

/** Names that Docusaurus or a plugin of ours resolves, and no package has. */
const ALIASES = /^@(theme|theme-original|theme-init|site|generated|stock-search-bar)$/;
/** `@docusaurus/core` gives its own copy under this name, and the types with it. */
const FROM_THE_FRAMEWORK: ReadonlySet<string> = new Set(['react-loadable']);

const isClientApi = (name: string) => {
  const core = path.dirname(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const file = name.replace('@docusaurus/', '');
  return fs.existsSync(path.join(core, `lib/client/exports/${file}.js`));
};

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^'\n]+)'/gm;
const CALL = /\b(?:import|require|require\.resolve)\(\s*'([^'\n]+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PACKAGE = /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/;

type Import = {readonly name: string; readonly isType: boolean};

/** The packages that a module imports. */
function importsOf(source: string): Import[] {
  const code = source.replaceAll(COMMENT, '');
  const found = [
    ...[...code.matchAll(STATEMENT)].map(([, type, from = '']) => ({from, isType: Boolean(type)})),
    ...[...code.matchAll(CALL)].map(([, from = '']) => ({from, isType: false})),
  ];
  return found.flatMap(({from, isType}) => {
    const [name] = PACKAGE.exec(from) ?? [];
    const isOurs = ALIASES.test(from.split('/')[0] ?? '');
    if (name === undefined || isOurs || from.startsWith('node:')) return [];
    if (builtinModules.includes(name) || FROM_THE_FRAMEWORK.has(name) || isClientApi(name))
      return [];
    return [{name, isType}];
  });
}

const modulesIn = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(c|m)?[jt]sx?$/.test(file))
    .map((file) => path.join(folder, file));

/** The imports of some modules that `accepts` refuses, each with its file. */
const refused = (files: readonly string[], accepts: (imported: Import) => boolean) =>
  files.flatMap((file) =>
    importsOf(fs.readFileSync(file, 'utf8'))
      .filter((imported) => !accepts(imported))
      .map(({name}) => `${file}: ${name}`),
  );

test('the imports of a module are found, each once, however they are written', () => {
  const source = `import a from 'a';
import type {B} from '@b/b/types';
import {
  c,
} from 'c/deep';
import 'd';
export {e} from 'e';
// import no from 'comment';
import fs from 'node:fs';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import own from './own';
const f = await import('f');
const g = require.resolve('@g/g');`;
  expect(importsOf(source).map(({name, isType}) => (isType ? `type ${name}` : name))).toEqual([
    'a',
    'type @b/b',
    'c',
    'd',
    'e',
    'f',
    '@g/g',
  ]);
});

test('what the site is built of is in `dependencies`; of types alone, in either list', () => {
  const files = modulesIn('src').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(
    refused([...files, 'docusaurus.config.ts', 'sidebars.ts'], ({name, isType}) =>
      isType ? areTypesDeclared(name) : isForReaders(name),
    ),
  ).toEqual([]);
});

test('what commands and tests import is in either list', () => {
  const tests = modulesIn('src').filter((file) => /\.test\.tsx?$/.test(file));
  const files = [...tests, ...modulesIn('scripts'), ...modulesIn('tests')];
  expect(
    refused(
      // This file has imports in a text
      files.filter((file) => path.basename(file) !== path.basename(__filename)),
      ({name}) => areTypesDeclared(name),
    ),
  ).toEqual([]);
});

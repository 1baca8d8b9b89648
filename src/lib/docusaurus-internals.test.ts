/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import scripts from '../plugins/bundle/scripts';
import styles from '../plugins/bundle/styles';
import theme from '../plugins/bundle/theme';
import sections from '../plugins/content/sections';
import flatRoutes from '../plugins/flat-routes';
import {readableHtml} from '../plugins/outputs/readable';
import search from '../plugins/search';
import {after} from '../plugins/start-on-intent/deferred-head/template';
import {startsOnIntent} from '../plugins/start-on-intent/starts-on-intent';
import {internals, knows, type Internal, type InternalId} from './docusaurus-internals';

const installed = {version: '3.10.2'};
jest.mock('@docusaurus/core/package.json', () => ({
  get version() {
    return installed.version;
  },
}));

const ids = Object.keys(internals) as InternalId[];
const UNKNOWN = '5.0.0-test';
const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
const environment = process.env.NODE_ENV;
const generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-internals-'));

beforeAll(() => {
  Object.assign(process.env, {NODE_ENV: 'production'});
  for (const name of ['routes.js', 'registry.js']) {
    fs.writeFileSync(path.join(generatedFilesDir, name), 'export default [];');
  }
  fs.writeFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), '{}');
});
afterAll(() => {
  Object.assign(process.env, {NODE_ENV: environment});
  fs.rmSync(generatedFilesDir, {recursive: true});
});
afterEach(() => {
  installed.version = '3.10.2';
  warn.mockClear();
});

const context = {
  siteDir: process.cwd(),
  generatedFilesDir,
  baseUrl: '/',
  siteConfig: {themeConfig: {algolia: {}}},
  i18n: {currentLocale: 'vi'},
} as unknown as LoadContext;

/** Takes the place of a bundler's plugin, and keeps what it is made with. */
class Replacement {
  constructor(
    readonly request: RegExp,
    readonly act: unknown,
  ) {}
}
const currentBundler = {
  name: 'rspack',
  instance: {
    NormalModuleReplacementPlugin: Replacement,
    Compilation: {},
  },
};

/** What a plugin asks of the bundler, as text. */
function bundlerOf(plugin: Plugin, isServer = false): string {
  const options = plugin.configureWebpack?.({}, isServer, {currentBundler} as never, {});
  return JSON.stringify(options ?? {}, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
}
const postCssOf = (plugins: unknown[]) =>
  (styles(context).configurePostCss?.({plugins} as never)?.plugins ?? []) as unknown as {
    postcssPlugin?: string;
  }[];

const preset = '/node_modules/postcss-preset-env/index.js';
const CODE = `<article><div class="markdown"><div class="language-js theme-code-block"><div class="codeBlockTitle_x">a.js</div><pre>1</pre></div></div></article>`;

/** What each entry is taken for, as text. Without the entry it is what the framework does by itself. */
const uses: Readonly<Record<InternalId, {use(): string; readonly without: RegExp}>> = {
  'route-tables': {
    use: () => bundlerOf(flatRoutes(context, {enabled: true})),
    without: /^\{\}$/,
  },
  'prism-client-module': {
    use: () => bundlerOf(scripts(context)),
    without: /^(?!.*prism-include-languages)/,
  },
  'compiled-utils': {
    use: () => bundlerOf(scripts(context)),
    without: /^(?!.*tslib)/,
  },
  'interface-texts': {
    use: () => bundlerOf(scripts(context)),
    without: /^(?!.*(codeTranslations|texts-loader))/,
  },
  'site-configuration': {
    use: () => bundlerOf(scripts(context)),
    without: /^(?!.*config-loader)/,
  },
  'archive-data': {
    use: () => bundlerOf(scripts(context)) + bundlerOf(scripts(context), true),
    without: /^(?!.*archive-loader)/,
  },
  'postcss-preset': {
    use: () => JSON.stringify(postCssOf([preset])),
    without: /postcss-preset-env/,
  },
  'theme-files': {
    use: () => JSON.stringify(postCssOf([preset])),
    without: /^(?!.*dau-without-unused)/,
  },
  'theme-class-names': {
    use: () => readableHtml(CODE, 'https://example.com/') ?? '',
    without: /^<pre>(?!.*a\.js)/,
  },
  'ejected-components': {
    // Here the entry switches something off
    use: () => (bundlerOf(theme(context)) === '{}' ? 'copies' : bundlerOf(theme(context))),
    without: /"@theme\/BlogListPage":"@theme-original\/BlogListPage"/,
  },
  'hydration-mark': {
    use: () => JSON.stringify([startsOnIntent(), after('intent', '')]),
    without: /^\[false,.*"data-after":"paint"/,
  },
  'category-links': {
    use: () => bundlerOf(sections(context)),
    without: /^\{\}$/,
  },
  'stock-search-bar': {
    use: () => Object.keys(search(context, {searchPath: 'search'})).join(),
    without: /^name,postBuild$/,
  },
};

describe.each(ids)('%s', (id) => {
  const {use, without} = uses[id];

  test('is used with the version that the engine is made for', () => {
    expect(use()).not.toMatch(without);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is left to the framework with an unknown version', () => {
    installed.version = UNKNOWN;
    expect(use()).toMatch(without);
    // Each language of a build makes the plugins anew
    expect(use()).toMatch(without);
  });
});

test.each(ids)('an unknown version gets one warning about %s', (id) => {
  expect(knows(id, '3.10.9')).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  expect([knows(id, '3.11.0'), knows(id, '3.11.0'), knows(id, '3.100.0')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/3\.11\.0.*without\./));
  const {lost}: Internal = internals[id];
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(lost));
});

describe('the sources', () => {
  /** How code reaches into Docusaurus. Data that plugins of the site write is in `default/`. */
  const INSIDE = [
    /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b[\w/.-]*/g,
    /\b(?:core|bundler|utils|theme-[\w*-]+|plugin-[\w*-]+)\/lib\b[\w/.-]*/g,
    /@generated\/(?![\w-]+\/default)(?:\([^)]*\)|[\w.-]+)/g,
    /@docusaurus\/(?:ComponentCreator|renderRoutes|Noop)\b/g,
    /from 'react-(?:router|loadable)[\w-]*'/g,
    // Not an import: the path of a package, in a regular expression
    /\/@docusaurus\/[\w-]+\/(?!\w)/g,
    /@theme-init\/\S*/g,
    /require\.resolve\('@docusaurus\/(?![\w-]+\/package\.json)[^)]*\)/g,
    /constructor\.name|window\.docusaurus|ssgTemplate|postcss-preset-env/g,
    /\b(?:routes|registry)\.js\b|\b(?:routesChunkNames|codeTranslations|client-manifest)\.json/g,
    /docusaurus\.config\.mjs|docusaurus-plugin-[\w-]+\/\[/g,
    /\[class[*^]=/g,
  ];

  const sources = fs
    .readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((file) => path.join('src', file))
    .filter((file) => /\.(tsx?|cjs|js|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .filter((file) => !file.endsWith('docusaurus-internals.ts'))
    .concat('docusaurus.config.ts', 'sidebars.ts')
    .map((file) => ({
      file,
      text: fs
        .readFileSync(file, 'utf8')
        // Comments may speak of anything
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        // Separators as regular expressions write them
        .replaceAll(/\[\\\\\/\]|\[\^\\\\\/\]|\\\//g, '/'),
    }));
  const entries: readonly (Internal & {id: string})[] = ids.map((id) => ({id, ...internals[id]}));
  const names = entries.flatMap((entry) => entry.names);
  const isListed = (found: string) => {
    const alternatives = /^(.*)\((.*\|.*)\)$/.exec(found);
    const all = alternatives
      ? (alternatives[2] ?? '').split('|').map((each) => `${alternatives[1]}${each}`)
      : [found];
    return all.every((each) => names.some((name) => each.includes(name)));
  };

  test('take nothing from inside Docusaurus that is not listed', () => {
    const unlisted = sources.flatMap(({file, text}) =>
      INSIDE.flatMap((pattern) => text.match(pattern) ?? [])
        .filter((found) => !isListed(found))
        .map((found) => `${file}: ${found}`),
    );
    expect(unlisted).toEqual([]);
  });

  test.each(entries.map(({id}) => id))('ask before they use %s', (id) => {
    const asks = sources.filter(
      ({text}) => text.includes(`knows('${id}')`) || text.includes(`needs: '${id}'`),
    );
    expect(asks.length).toBeGreaterThan(0);
  });

  test('are named in the list by what they write', () => {
    const all = sources.map(({text}) => text).join('\n');
    const expanded = all.replaceAll(
      /(@generated\/)\(([^)]*)\)/g,
      (_, start: string, each: string) =>
        each
          .split('|')
          .map((name) => start + name)
          .join(' '),
    );
    expect(names.filter((name) => !expanded.includes(name))).toEqual([]);
  });
});

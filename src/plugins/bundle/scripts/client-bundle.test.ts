/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pruneArchive from './archive-loader.cjs';
import pruneConfig from './config-loader.cjs';
import clientBundle from './index';
import textsLoader from './texts-loader.cjs';

test('of tslib the framework’s utilities use one function, the one they get', () => {
  const source = fs.readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const used = [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});

test('browsers get the configuration without what only the build reads', () => {
  const written =
    '/* generated */\nexport default {"title":"Dấu","presets":[["classic",{}]],"ssrTemplate":"<html>","themeConfig":{}};\n';
  expect(pruneConfig(written)).toBe(
    '/* generated */\nexport default {"title":"Dấu","themeConfig":{}};',
  );
  expect(pruneConfig('module.exports = {}')).toBe('module.exports = {}');
});

test('the archive gets titles, days and languages, and no texts', () => {
  const kept = {title: 'Dấu', permalink: '/blog/a', date: '2026-01-01'};
  const metadata = {...kept, tags: ['x'], frontMatter: {languages: ['vi'], slug: 'a'}};
  const post = {id: 'a', content: 'chữ', metadata};
  const written = JSON.stringify({archive: {blogPosts: [post]}});
  expect(JSON.parse(pruneArchive(written))).toEqual({
    archive: {blogPosts: [{id: 'a', metadata: {...kept, frontMatter: {languages: ['vi']}}}]},
  });
});

test('data of other pages stays as it is, whatever their address', () => {
  for (const written of [
    '{}',
    'null',
    '[]',
    '{"tag":{"label":"archive-notes","permalink":"/archive/blog/tags/archive-notes"}}',
    '{"archive":{"blogPosts":[{"title":"in another shape"}]}}',
  ]) {
    expect(pruneArchive(written)).toBe(written);
  }
  const written = '{"archive":{"blogPosts":[],"years":[2026]},"sidebar":"all"}';
  expect(JSON.parse(pruneArchive(written))).toEqual(JSON.parse(written));
});

test('the archive is found whatever its file is called', () => {
  const {configureWebpack} = clientBundle({
    siteDir: '/site',
    generatedFilesDir: '/site/g',
  } as never);
  const rules = configureWebpack?.({}, true, {} as never, {}) as {
    module: {rules: {test: RegExp}[]};
  };
  const [rule] = rules.module.rules;
  const folder = '/site/g/docusaurus-plugin-content-blog/default';
  expect(rule?.test.test(`${folder}/p/blog-luu-tru-c15.json`)).toBe(true);
  expect(rule?.test.test(`${folder}/blog-archive-post.json`)).toBe(false);
});

describe('texts in their places', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-texts-')), 'texts.json');
  fs.writeFileSync(file, JSON.stringify({close: 'Đóng', hello: 'Chào {name}', name: 'bạn'}));
  afterAll(() => fs.rmSync(path.dirname(file), {recursive: true}));

  const place = (source: string) =>
    textsLoader.call({getOptions: () => ({file}), addDependency: () => undefined}, source);

  test('a call, with and without an id; a text without a translation stays as it is', () => {
    expect(
      place(`import {translate as t} from '@docusaurus/Translate';
const label = t({id: 'close', message: 'Close', description: 'A button'});
const other = t({message: \`As it is\`}, {count: 2, t: list.t});`),
    ).toBe(`import {translate as t} from '@docusaurus/Translate';
const label = t({message:"Đóng"});
const other = t({message:"As it is"}, {count: 2, t: list.t});`);
  });

  test('a component, its values, and one within them', () => {
    expect(
      place(`import Translate from '@docusaurus/Translate';
_jsx(Translate, {id: 'hello', description: 'Greeting', values: {name: _jsx(Translate, {id: 'name', children: 'you'})}, children: 'Hello ' + '{name}'}, 1);`),
    ).toBe(`import Translate from '@docusaurus/Translate';
_jsx(Translate, {children:"Chào {name}",values: {name: _jsx(Translate, {children:"bạn"})}}, 1);`);
  });

  test('a module with a text that is not written out stays as it is and loads the list', () => {
    for (const use of ['translate({id: name})', 'translate({...text})', 'list.map(translate)']) {
      const source = `import {translate} from '@docusaurus/Translate';\n${use};`;
      expect(place(source)).toBe(`import '@site/src/plugins/bundle/scripts/all-texts';\n${source}`);
    }
    const source = "const {translate} = require('@docusaurus/Translate');";
    expect(place(source)).toBe(`require('@site/src/plugins/bundle/scripts/all-texts');\n${source}`);
  });

  test('a post that quotes the name of the module keeps its text', () => {
    const source = "export default 'from @docusaurus/Translate';";
    expect(place(source).endsWith(source)).toBe(true);
  });

  test('other modules are not looked at', () => {
    expect(place('not { even JavaScript')).toBe('not { even JavaScript');
  });
});

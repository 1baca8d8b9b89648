/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pruneArchive from './archive-loader.cjs';
import {faultsOf} from './bundler';
import pruneConfig from './config-loader.cjs';
import textsLoader from './texts-loader.cjs';

test('of tslib the framework’s utilities use one function, which stands in for all', () => {
  const source = fs.readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const used = [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});

test('browsers get the configuration without what only the build reads', () => {
  const written =
    '/* generated */\nexport default {"title":"Dấu","presets":[["classic",{}]],"ssrTemplate":"<html>","themeConfig":{}};\n';
  expect(pruneConfig.call({resourcePath: 'config'}, written)).toBe(
    '/* generated */\nexport default {"title":"Dấu","themeConfig":{}};',
  );
  expect(() => pruneConfig.call({resourcePath: 'config'}, 'module.exports = {}')).toThrow(
    'config is not as it was',
  );
});

test('the archive gets titles, days and languages, and no texts', () => {
  const kept = {title: 'Dấu', permalink: '/blog/a', date: '2026-01-01'};
  const metadata = {...kept, tags: ['x'], frontMatter: {languages: ['vi'], slug: 'a'}};
  const post = {id: 'a', content: 'chữ', metadata};
  const written = JSON.stringify({archive: {blogPosts: [post]}});
  expect(JSON.parse(pruneArchive.call({resourcePath: 'archive'}, written))).toEqual({
    archive: {blogPosts: [{id: 'a', metadata: {...kept, frontMatter: {languages: ['vi']}}}]},
  });
  expect(() => pruneArchive.call({resourcePath: 'archive'}, '{}')).toThrow(
    'archive is not as it was',
  );
});

describe('stand-ins', () => {
  const standIn = {
    name: 'nprogress',
    request: /^nprogress$/,
    by: '/site/stand-ins/nprogress.ts',
    never: /[\\/]node_modules[\\/]nprogress[\\/]/,
  };

  test('in their places are no fault', () => {
    expect(faultsOf([standIn], ['/site/a.ts', '/site/stand-ins/nprogress.ts'])).toEqual([]);
  });

  test('one that nothing asks for any more stops the build', () => {
    expect(faultsOf([standIn], ['/site/a.ts'])).toEqual([
      "Nothing in the browser's bundle asks for nprogress any more. See src/plugins/client-bundle/stand-ins.ts.",
    ]);
  });

  test('what comes by another way stops the build', () => {
    const [fault] = faultsOf(
      [standIn],
      ['/site/stand-ins/nprogress.ts', '/site/node_modules/nprogress/nprogress.js'],
    );
    expect(fault).toMatch(/^nprogress is in the browser's bundle all the same: .*nprogress\.js/);
  });
});

describe('texts in their places', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-texts-')), 'texts.json');
  fs.writeFileSync(file, JSON.stringify({close: 'Đóng', hello: 'Chào {name}', name: 'bạn'}));
  afterAll(() => fs.rmSync(path.dirname(file), {recursive: true}));

  const place = (source: string) => {
    const files: string[] = [];
    const context = {
      resourcePath: 'a.js',
      getOptions: () => ({file}),
      addDependency: (name: string) => files.push(name),
    };
    const placed = textsLoader.call(context, source);
    if (source.includes('Translate')) expect(files).toEqual([file]);
    return placed;
  };

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

  test('what is not a text written out stops the build', () => {
    for (const use of ['translate({id: name})', 'translate({...text})', 'list.map(translate)']) {
      expect(() => place(`import {translate} from '@docusaurus/Translate';\n${use};`)).toThrow(
        'a.js: of 1 uses of @docusaurus/Translate, 0 are a text that is written out',
      );
    }
    expect(() => place("const {translate} = require('@docusaurus/Translate');")).toThrow('of 0');
  });

  test('other modules are not looked at', () => {
    expect(place('not { even JavaScript')).toBe('not { even JavaScript');
  });
});

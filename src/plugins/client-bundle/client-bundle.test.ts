/** @jest-environment node */
import fs from 'node:fs';

import pruneArchive from './archive-loader.cjs';
import pruneConfig from './config-loader.cjs';

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

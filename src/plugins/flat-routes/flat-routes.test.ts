/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '../../lib/fixtures';
import {pathKey, shardOf} from './shard-of';
import {readTables, splitRoutes, writeModules} from './split';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/blog/a', component: ComponentCreator('/blog/a', '111'), exact: true},
  {path: '/a/:b', component: ComponentCreator('/a/:b', '666'), exact: true},
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {path: '/docs/b', component: ComponentCreator('/docs/b', '333'), exact: true, sidebar: "guides"}
    ]
  },
  {path: '/', component: ComponentCreator('/', '444'), exact: true},
  {path: '/old.html', component: ComponentCreator('/old.html', '555'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];
`;

const REGISTRY = `export default {
  "aaaa": [() => import(/* webpackChunkName: "aaaa" */ "@site/blog/a.mdx"), "@site/blog/a.mdx", require.resolveWeak("@site/blog/a.mdx")],
  "bbbb": [() => import(/* webpackChunkName: "bbbb" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
  "home": [() => import(/* webpackChunkName: "home" */ "@theme/Home"), "@theme/Home", require.resolveWeak("@theme/Home")],
  "page": [() => import(/* webpackChunkName: "page" */ "@theme/Page"), "@theme/Page", require.resolveWeak("@theme/Page")],
  "root": [() => import(/* webpackChunkName: "root" */ "@theme/Root"), "@theme/Root", require.resolveWeak("@theme/Root")],};
`;

const CHUNK_NAMES = {
  '/blog/a-111': {__comp: 'page', items: [{content: 'aaaa'}]},
  '/docs-222': {__comp: 'root'},
  '/docs/b-333': {__comp: 'page', content: 'bbbb'},
  '/-444': {__comp: 'home'},
};

const {dir: folder} = temporaryFolder({
  'routes.js': ROUTES,
  'registry.js': REGISTRY,
  'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
});

test('all spellings of a path have the same shard', () => {
  const spellings = [
    '/blog/tiếng-việt',
    '/blog/tiếng-việt'.normalize('NFD'),
    '/blog/ti%E1%BA%BFng-vi%E1%BB%87t/',
    '/Blog/Tiếng-Việt?a#b',
    '/blog/tiếng-việt.html',
    '/blog/tiếng-việt/index.html',
  ];
  expect(new Set(spellings.map(pathKey))).toEqual(new Set(['/blog/tiếng-việt']));
  expect(new Set(spellings.map((each) => shardOf(each, 64))).size).toBe(1);
  expect(['/', '/index.html'].map(pathKey)).toEqual(['/', '/']);
  expect(pathKey('/docs/%')).toBe('/docs/%');
});

test('only pages are in shards: no parents, patterns, home, .html or catch-all', () => {
  const [entry, ...shards] = splitRoutes(readTables(folder), '/');
  expect(entry?.routes.map(([, {path: to}]) => to)).toEqual([
    '/a/:b',
    '/docs',
    '/',
    '/old.html',
    '*',
  ]);
  expect(entry?.routes[1]?.[1].routes).toEqual([]);
  const parent = entry?.routes[1]?.[1].order;
  const routes = shards.flatMap((shard) => shard.routes);
  expect(routes.map(([to, route]) => [to, route.path])).toEqual([
    [0, '/blog/a'],
    [parent, '/docs/b'],
  ]);
});

test('a new page does not change the part that all pages load', () => {
  const tables = readTables(folder);
  const added = {path: '/blog/0', component: '000', exact: true};
  const [before] = splitRoutes(tables, '/');
  const [after] = splitRoutes({...tables, routes: [added, ...tables.routes]}, '/');
  expect(after).toEqual(before);
});

test('the files that every page loads do not name any page', () => {
  const tables = readTables(folder);
  const written = path.join(folder, 'flat-routes');
  writeModules(written, splitRoutes(tables, '/'), tables);
  const read = (name: string) => fs.readFileSync(path.join(written, name), 'utf8');
  for (const name of ['routes.js', 'entry.js']) {
    expect(read(name)).not.toMatch(/blog|docs\/b|aaaa|bbbb/);
  }
  expect(read('entry.js')).toContain('import(/* webpackChunkName: "root" */ "@theme/Root")');
  expect(read('routes.js')).toContain('import(/* webpackChunkName: "routes-0" */ "./0.js")');
  expect(read('0.js')).toContain('"@site/blog/a.mdx"');
  expect(read('0.js')).toContain('"sidebar":"guides"');
  expect(read('0.js')).not.toContain('resolveWeak');
});

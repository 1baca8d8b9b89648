/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createRoutes, type Shard} from './client/routes';
import {checkFramework, clientFolder} from './framework';
import {readModules, readRoutes} from './read-written';
import {pathKey, shardCount, shardOf} from './shard-of';
import {splitRoutes} from './split';
import {modulesOf, writeModules} from './write';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog/a',
    component: ComponentCreator('/blog/a', '111'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {
        path: '/docs/b',
        component: ComponentCreator('/docs/b', '333'),
        exact: true,
        sidebar: "guides"
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', '444'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const REGISTRY = `export default {
  "aaaa": [() => import(/* webpackChunkName: "aaaa" */ "@site/blog/a.mdx"), "@site/blog/a.mdx", require.resolveWeak("@site/blog/a.mdx")],
  "bbbb": [() => import(/* webpackChunkName: "bbbb" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
  "page": [() => import(/* webpackChunkName: "page" */ "@theme/Page"), "@theme/Page", require.resolveWeak("@theme/Page")],};
`;

const written = {
  routes: readRoutes(ROUTES),
  modules: readModules(REGISTRY),
  chunkNames: {
    '/blog/a-111': {__comp: 'page', items: [{content: 'aaaa'}]},
    '/docs-222': {__comp: 'page'},
    '/docs/b-333': {__comp: 'page', content: 'bbbb'},
    '/-444': {__comp: 'page'},
  },
};

test('all spellings of a path lead to one shard', () => {
  const spellings = [
    '/blog/tiếng-việt',
    '/blog/ti%E1%BA%BFng-vi%E1%BB%87t/',
    '/Blog/Tiếng-Việt?a#b',
  ];
  expect(new Set(spellings.map(pathKey))).toEqual(new Set(['/blog/tiếng-việt']));
  expect(new Set(spellings.map((each) => shardOf(each, 64))).size).toBe(1);
  expect(pathKey('/')).toBe('/');
  expect(pathKey('/docs/%')).toBe('/docs/%');
});

test('pages are spread evenly, and table and shard grow slower than the site', () => {
  const counts = Array.from<number>({length: 128}).fill(0);
  for (let post = 0; post < 1280; post += 1) {
    const shard = shardOf(`/blog/note-${post}`, 128);
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(25);
  expect(counts.filter((count) => count === 0)).toEqual([]);
  expect([1, 60, 1300, 10_000].map(shardCount)).toEqual([4, 32, 128, 256]);
});

test('of the routes every page knows parents, home and catch-all; the others are in shards', () => {
  const {trunk, shards, pages} = splitRoutes(written, '/', 1);
  expect(trunk.map(({key, path: to}) => [key, to])).toEqual([
    [2, '/docs'],
    [4, '/'],
    [5, '*'],
  ]);
  expect(trunk[0]?.routes).toEqual([]);
  expect(shards[0]?.map(({parent, route}) => [parent, route.key, route.path])).toEqual([
    [0, 1, '/blog/a'],
    [2, 3, '/docs/b'],
  ]);
  expect(pages).toEqual({
    '/blog/a': ['routes-0', 'page', 'aaaa'],
    '/docs/b': ['routes-0', 'page', 'page', 'bbbb'],
    '/': ['page'],
  });
});

test('a route that is a pattern is no page of its own', () => {
  const pattern = {path: '/a/:b', component: {path: '/a/:b', hash: '1'}, exact: true};
  expect(splitRoutes({routes: [pattern], chunkNames: {}}, '/').trunk).toHaveLength(1);
});

test('modules for the bundler: what every page needs, and the rest in shards', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-shards-'));
  try {
    fs.writeFileSync(path.join(folder, '7.js'), 'of an earlier build');
    writeModules(folder, modulesOf(splitRoutes(written, '/', 1), written, '/client/routes.ts'));
    expect(fs.readdirSync(folder).sort()).toEqual(
      ['0.js', 'pages.json', 'registry.js', 'routes.js', 'routesChunkNames.js'].sort(),
    );
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    expect(read('registry.js')).toContain('import(/* webpackChunkName: "page" */ "@theme/Page")');
    for (const name of ['registry.js', 'routesChunkNames.js', 'routes.js']) {
      expect(read(name)).not.toMatch(/blog|docs\/b|aaaa|bbbb/);
    }
    expect(read('routes.js')).toContain(
      '() => import(/* webpackChunkName: "routes-0" */ "./0.js")',
    );
    expect(read('0.js')).toContain('"@site/blog/a.mdx"');
    expect(read('0.js')).toContain('"sidebar": "guides"');
    expect(read('0.js')).not.toContain('resolveWeak');
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

describe('in the browser', () => {
  const shard: Shard = {
    default: [
      [0, {key: 1, path: '/blog/a'}],
      [2, {key: 3, path: '/docs/b'}],
    ],
  };
  const trunk = () => [
    {key: 2, path: '/docs', routes: [{key: 4, path: '/docs/c'}]},
    {key: 5, path: '*'},
  ];

  test('a shard’s routes come to their places, and are fetched once', async () => {
    const fetchShard = jest.fn(() => Promise.resolve(shard));
    const routes = createRoutes(trunk(), [fetchShard]);
    await Promise.all([routes.load('/blog/a'), routes.load('/no-such-page')]);
    expect(routes.load('/docs/b')).toBeUndefined();
    expect(fetchShard).toHaveBeenCalledTimes(1);
    expect(routes.map(({path: to}) => to)).toEqual(['/blog/a', '/docs', '*']);
    expect(routes[1]?.routes?.map(({path: to}) => to)).toEqual(['/docs/b', '/docs/c']);
  });

  test('a shard that does not come is an error, and is asked for again', async () => {
    const fetchShard = jest
      .fn<Promise<Shard>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(shard);
    const routes = createRoutes(trunk(), [fetchShard]);
    await expect(routes.load('/blog/a')).rejects.toThrow('offline');
    await routes.load('/blog/a');
    expect(routes).toHaveLength(3);
  });
});

describe('another version of the framework stops the build', () => {
  const installed = (file: string) => fs.readFileSync(path.join(clientFolder, file), 'utf8');

  test('not as long as it is as it was', () => {
    expect(() => {
      checkFramework();
    }).not.toThrow();
  });

  test('with a module elsewhere, or made in another way', () => {
    expect(() => {
      checkFramework((file) => (file === 'preload.js' ? undefined : installed(file)));
    }).toThrow('lib/client/preload.js is not there');
    expect(() => {
      checkFramework((file) => installed(file).replace("from '@docusaurus/renderRoutes'", ''));
    }).toThrow('lib/client/App.js has no `import renderRoutes');
  });

  test('with lists of routes or chunks in another form', () => {
    expect(() => readRoutes(`'use client';\n${ROUTES}`)).toThrow('routes.js of @docusaurus/core');
    expect(() => readModules(REGISTRY.replaceAll('import(', 'lazy('))).toThrow('registry.js');
  });
});

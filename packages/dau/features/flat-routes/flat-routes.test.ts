import {temporaryFolder} from '../../tests/support/temporary-folder';
import {chunksOf, readTables, splitRoutes} from './page-data';
import {dataFile} from './page-data-file';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
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
  "bbbb": [() => import(/* webpackChunkName: "bbbb" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
  "page": [() => import(/* webpackChunkName: "page" */ "@theme/Page"), "@theme/Page", require.resolveWeak("@theme/Page")],
  "root": [() => import(/* webpackChunkName: "root" */ "@theme/Root"), "@theme/Root", require.resolveWeak("@theme/Root")],};
`;

const CHUNK_NAMES = {
  '/docs-222': {__comp: 'root'},
  '/docs/b-333': {__comp: 'page', items: [{content: 'bbbb'}]},
  '/-444': {__comp: 'page'},
};

const {dir} = temporaryFolder({
  'routes.js': ROUTES,
  'registry.js': REGISTRY,
  'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
});
const tables = readTables(dir);
const {others, pages} = splitRoutes(tables.routes);

test('all spellings of a path lead to the same file', () => {
  const spellings = [
    'tiếng-việt',
    'tiếng-việt'.normalize('NFD'),
    'ti%E1%BA%BFng-vi%E1%BB%87t/?a#b',
  ];
  expect(new Set(spellings.map((each) => dataFile(`/My-Site/Blog/${each}`, '/My-Site/')))).toEqual(
    new Set(['page-data/blog/tiếng-việt.json']),
  );
  expect(dataFile('/My-Site/', '/My-Site/')).toBe('page-data/index.json');
});

test('a page includes its parent routes and their chunks; patterns, .html and the catch-all are not pages', () => {
  expect(others.map(({path}) => path)).toEqual(['/a/:b', '/old.html', '*']);
  expect([...pages.keys()]).toEqual(['/docs/b', '/']);
  const page = pages.get('/docs/b');
  expect(page).toMatchObject({path: '/docs', routes: [{path: '/docs/b', sidebar: 'guides'}]});
  const {names, chunks} = chunksOf(page ? [page] : [], tables);
  expect(Object.keys(names)).toEqual(['/docs-222', '/docs/b-333']);
  expect(Object.fromEntries(chunks)).toEqual({
    root: '@theme/Root',
    page: '@theme/Page',
    bbbb: '@site/docs/b.mdx',
  });
});

/** @jest-environment jsdom */
import type {RouteConfig} from 'react-router-config';

import {createRoutes} from './routes';

jest.mock('@docusaurus/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string) => Object.assign(() => path, {preload: () => Promise.resolve(path)}),
}));
jest.mock('@docusaurus/renderRoutes', () => ({
  __esModule: true,
  default: (routes: RouteConfig[]) => routes,
}));
jest.mock('./chunks', () => ({
  __esModule: true,
  default: {},
  baseUrl: '/',
  addHashes: jest.fn(),
}));

/** Returns a page's data. All paths except the last are its parents. */
const dataOf = (paths: string[], build = 'main-1') => {
  const exact = {path: paths.at(-1) ?? '', component: 'page', exact: true};
  const route = paths
    .slice(0, -1)
    .reduceRight<object>((child, path) => ({path, routes: [child]}), exact);
  return {build, hashes: '', routes: [route, {path: '*'}], names: {}, modules: {}};
};

/** Opens a page on a site that serves the given data files. */
function open(pathname: string, first: object, files: Record<string, object> = {}) {
  window.history.replaceState(null, '', pathname);
  window.docusaurus = {} as never;
  document.body.innerHTML = `<script id="dau.page-data" type="application/json">${JSON.stringify(first)}</script>`;
  window.fetch = jest.fn((url: string) =>
    Promise.resolve({
      json: () => (url in files ? Promise.resolve(files[url]) : Promise.reject(new SyntaxError())),
    }),
  ) as never;
  return createRoutes();
}

/** Follows a link. Returns the rendered routes. */
async function follow(routes: ReturnType<typeof createRoutes>, pathname: string) {
  window.history.pushState(null, '', pathname);
  const [shown] = routes as unknown as [{component: {preload: () => Promise<void>}}];
  await shown.component.preload();
  const render = shown.component as unknown as (props: object) => RouteConfig[];
  return render({location: {pathname}});
}

test("a page's data is fetched once, and pages share the components of their parents", async () => {
  const routes = open('/docs/b', dataOf(['/docs', '/docs/b']), {
    '/page-data/docs/c.json': dataOf(['/docs', '/docs/c']),
  });
  const [before] = await follow(routes, '/docs/b/');
  const [after, other] = await follow(routes, '/docs/c');
  await follow(routes, '/docs/c/');
  expect(window.fetch).toHaveBeenCalledTimes(1);
  expect(after?.routes?.map(({path}) => path)).toEqual(['/docs/c']);
  expect(other?.path).toBe('*');
  expect(after?.component).toBe(before?.component);
});

test('a page from another build, or without data, causes an error, so Docusaurus loads it from the host', async () => {
  const routes = open('/', dataOf(['/']), {'/page-data/b.json': dataOf(['/b'], 'main-2')});
  await expect(follow(routes, '/moved')).rejects.toThrow(SyntaxError);
  await expect(follow(routes, '/b')).rejects.toMatchObject({name: 'ChunkLoadError'});
});

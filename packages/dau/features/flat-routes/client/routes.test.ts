/** @jest-environment jsdom */
import {createRoutes} from './routes';

jest.mock('@docusaurus/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string) => Object.assign(() => path, {preload: () => Promise.resolve(path)}),
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

test("a page's data is fetched once, and its route comes before its parents", async () => {
  const routes = open('/docs/b', dataOf(['/docs', '/docs/b']), {
    '/page-data/docs.json': dataOf(['/docs']),
    '/page-data/docs/next/c.json': dataOf(['/docs/next', '/docs/next/c']),
  });
  expect(routes).toHaveLength(1);
  await Promise.all(['/docs/', '/docs/next/c', '/docs'].map((path) => routes.load(path)));
  expect(window.fetch).toHaveBeenCalledTimes(2);
  expect(routes.map(({path, exact}) => [path, exact])).toEqual([
    ['/docs', true],
    ['/docs/next', undefined],
    ['/docs', undefined],
    ['*', undefined],
    ['/', true],
  ]);
  expect(routes[2]?.routes?.map(({path}) => path)).toEqual(['/docs/b']);
});

test('a page from another build, or without data, causes an error, so Docusaurus loads it from the host', async () => {
  const routes = open('/', dataOf(['/']), {'/page-data/b.json': dataOf(['/b'], 'main-2')});
  await expect(routes.load('/moved')).rejects.toThrow(SyntaxError);
  await expect(routes.load('/b')).rejects.toMatchObject({name: 'ChunkLoadError'});
});

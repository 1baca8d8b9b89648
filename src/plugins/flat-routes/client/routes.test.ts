/** @jest-environment jsdom */
import {findShard} from './chunks';
import {createRoutes, type Part} from './routes';

jest.mock('@docusaurus/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string) => Object.assign(() => path, {preload: () => loaded(path)}),
}));
jest.mock('./chunks', () => ({addHashes: jest.fn(), findShard: jest.fn(() => Promise.resolve())}));

const loaded = jest.fn((path: string) => Promise.resolve(path));

const part = (routes: Part['routes'], build = 'main-1'): Part => ({
  hashes: '',
  build,
  table: {},
  routes,
});
const entry = part([
  [0, {path: '/docs', order: 1, component: '1', routes: []}],
  [0, {path: '*', order: 2}],
]);
const shard = part([
  [0, {path: '/docs', order: 0.5, component: '2', exact: true}],
  [1, {path: '/docs/b', order: 1.5, component: '3', exact: true}],
]);
const arriveAt = (pathname: string) => {
  window.history.replaceState(null, '', pathname);
};

beforeEach(() => {
  jest.clearAllMocks();
});

test('a shard is fetched once, and its routes are added in their order', async () => {
  const fetchShard = jest.fn(() => Promise.resolve({default: shard}));
  const routes = createRoutes(entry, [fetchShard]);
  expect(routes).toHaveLength(1);
  await Promise.all([routes.load('/docs/b'), routes.load('/no-such-page')]);
  expect(fetchShard).toHaveBeenCalledTimes(1);
  expect(findShard).toHaveBeenCalledWith('routes-0');
  expect(routes.map(({path}) => path)).toEqual(['/docs', '/docs', '*']);
  expect(routes[1]?.routes?.map(({path}) => path)).toEqual(['/docs/b']);
});

type Loadable = {readonly preload: () => Promise<unknown>};
const preloadOf = (route: {readonly component?: unknown} | undefined) =>
  (route?.component as Loadable).preload();

test.each(['/docs/b', '/docs/b.html'])('the first load loads the page of %s', async (pathname) => {
  arriveAt(pathname);
  const routes = createRoutes(entry, [() => Promise.resolve({default: shard})]);
  await preloadOf(routes[0]);
  expect(loaded.mock.calls.flat()).toEqual(expect.arrayContaining(['/docs', '/docs/b']));
});

test('a shard of another build is an error, so that the framework reloads', async () => {
  const newer = part(shard.routes, 'main-2');
  const routes = createRoutes(entry, [() => Promise.resolve({default: newer})]);
  await expect(routes.load('/docs/b')).rejects.toMatchObject({name: 'ChunkLoadError'});
  expect(routes).toHaveLength(1);
});

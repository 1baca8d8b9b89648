import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {isPattern} from './page-data-file';

type ChunkNames = {readonly [key: string]: ChunkNames | undefined} | readonly ChunkNames[] | string;

export type GeneratedRoute = {
  readonly path: string;
  /** The hash for `ComponentCreator`. The catch-all route has no hash. */
  readonly component?: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** The content of the files that Docusaurus generates in `.docusaurus`. */
export type Tables = {
  readonly routes: readonly GeneratedRoute[];
  /** Each route's chunk names. The key is the route's path and hash. */
  readonly chunkNames: Readonly<Record<string, ChunkNames | undefined>>;
  /** For each chunk, a function that imports a module, and the module's path. */
  readonly registry: Readonly<Record<string, readonly [unknown, string]>>;
};

export function readTables(folder: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const evaluate = (file: string): unknown =>
    vm.runInNewContext(`result = ${read(file).split(/^export default /m)[1]}`, {
      ComponentCreator: (_path: string, hash?: string) => hash,
      require: {resolveWeak: String},
    });
  return {
    routes: evaluate('routes.js') as Tables['routes'],
    registry: evaluate('registry.js') as Tables['registry'],
    chunkNames: JSON.parse(read('routesChunkNames.json')),
  };
}

type Leaf = readonly [leaf: GeneratedRoute, inParents: GeneratedRoute];

/** Returns each route without children twice: on its own, and nested in its parent routes. */
const leaves = (
  routes: readonly GeneratedRoute[],
  inParents = (route: GeneratedRoute) => route,
): Leaf[] =>
  routes.flatMap((route) =>
    route.routes
      ? leaves(route.routes, (child) => inParents({...route, routes: [child]}))
      : [[route, inParents(route)] as const],
  );

const isPage = ([route]: Leaf) =>
  route.exact === true && !isPattern(route) && !route.path.endsWith('.html');

/** Returns each route nested in its parent routes. `pages` maps each page's path to its route. */
export function splitRoutes(routes: readonly GeneratedRoute[]) {
  const all = leaves(routes);
  return {
    pages: new Map(all.filter(isPage).map(([{path: to}, route]) => [to, route])),
    others: all.filter((leaf) => !isPage(leaf)).map(([, route]) => route),
  };
}

const namesIn = (names: ChunkNames = []): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
const flat = (routes: readonly GeneratedRoute[] = []): GeneratedRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.routes)]);

/** Returns the `chunkNames` entries for some routes, and each chunk's module. */
export function chunksOf(routes: readonly GeneratedRoute[], {chunkNames, registry}: Tables) {
  const keys = flat(routes).map((route) => `${route.path}-${route.component}`);
  const names = Object.fromEntries(keys.map((key) => [key, chunkNames[key]]));
  const chunks = new Map(namesIn(names).map((chunk) => [chunk, registry[chunk]?.[1] ?? '']));
  return {names, chunks};
}

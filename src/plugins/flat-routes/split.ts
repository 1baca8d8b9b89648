import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {shardCount, shardOf} from './shard-of';

/** The names of a route's chunks, nested like its modules. */
type ChunkNames = {readonly [key: string]: ChunkNames} | readonly ChunkNames[] | string;

type GeneratedRoute = {
  readonly path: string;
  /** The hash for `ComponentCreator`. The catch-all route has none. */
  readonly component?: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/**
 * A route with its position among its siblings. A new page does not change the positions of others.
 */
export type Placed = Omit<GeneratedRoute, 'routes'> & {
  readonly order: number;
  readonly routes?: readonly Placed[];
};

/** Docusaurus' files in `.docusaurus`. */
export type Tables = {
  readonly routes: readonly GeneratedRoute[];
  /** The names of chunks, by path and hash of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** A function and the module that it imports, by chunk. */
  readonly registry: Readonly<Record<string, readonly [unknown, string]>>;
};

/** Some of the routes. `parent` is the `order` of the parent route, or 0 without a parent. */
export type Part = {
  readonly routes: readonly (readonly [parent: number, route: Placed])[];
  /** The chunks that pages of these routes load, including those of parent routes. */
  readonly chunks: ReadonlySet<string>;
};

/** Placeholders in the modules, which are replaced after all chunks are created. */
export const HASHES = 'flat-routes-hashes';
export const BUILD = 'flat-routes-build';

/** Reads the files of {@link Tables}. */
export function readTables(folder: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const evaluate = (file: string) =>
    vm.runInNewContext(read(file).replace(/^[^]*?^export default /m, 'result = '), {
      ComponentCreator: (_path: string, hash?: string) => hash,
      require: {resolveWeak: String},
    }) as never;
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'];
  return {routes: evaluate('routes.js'), registry: evaluate('registry.js'), chunkNames};
}

const namesIn = (names: ChunkNames = []): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
const keyOf = (route: Placed) => `${route.path}-${route.component}`;
const flat = (routes: readonly Placed[]): Placed[] =>
  routes.flatMap((route) => [route, ...flat(route.routes ?? [])]);

/**
 * Returns whether a route goes into a shard. Paths with `.html` stay in the list that all pages
 * load.
 */
const isPage = ({path: to, exact, routes}: GeneratedRoute) =>
  exact === true && !routes && !/[:*?+(){}\\]|\.html$/.test(to);

/**
 * Distributes the routes of pages over shards.
 *
 * @param home path of the home page; all pages load its route, because breadcrumbs need it
 * @returns the routes outside the shards (parents, patterns, home, catch-all), then the shards
 */
export function splitRoutes({routes, chunkNames}: Tables, home: string): Part[] {
  const pages: [number, Placed][] = [];
  let last = 0;
  const take = (list: readonly GeneratedRoute[], parent: number): Placed[] =>
    list.flatMap((route) => {
      const isInShard = isPage(route) && route.path !== home;
      const order = isInShard ? last + 0.5 : ++last;
      const {routes: children, ...rest} = route;
      const placed = {...rest, order, ...(children && {routes: take(children, order)})};
      if (isInShard) pages.push([parent, placed]);
      return isInShard ? [] : [placed];
    });
  const entry = take(routes, 0);
  const shards = shardCount(pages.length);
  const dealt = Array.from({length: shards}, (): [number, Placed][] => []);
  for (const page of pages) dealt[shardOf(page[1].path, shards)]?.push(page);

  const chunksOf = (list: readonly Placed[]) =>
    list.flatMap((route) => namesIn(chunkNames[keyOf(route)]));
  const isHome = (route: Placed) => route.path === home && route.exact === true;
  const homeShard = shardOf(home, shards);
  return [
    {routes: entry.map((route) => [0, route]), chunks: new Set()},
    ...dealt.map((own, shard) => {
      const shared = flat(entry).filter((route) => shard === homeShard || !isHome(route));
      return {routes: own, chunks: new Set(chunksOf([...shared, ...own.map(([, page]) => page)]))};
    }),
  ];
}

const json = (value: unknown) => JSON.stringify(value);
const comment = (chunk: string) => `/* webpackChunkName: ${json(chunk)} */`;

/** Returns the code of a part, with its lines of Docusaurus' two tables. */
function codeOf({routes}: Part, {chunkNames, registry}: Tables): string {
  const keys = flat(routes.map(([, route]) => route)).map(keyOf);
  const chunks = new Set(keys.flatMap((key) => namesIn(chunkNames[key])));
  const table = [
    ...keys.flatMap((key) => (chunkNames[key] ? [`${json(key)}: ${json(chunkNames[key])}`] : [])),
    ...[...chunks].map(
      (name) => `${json(name)}: [() => import(${comment(name)} ${json(registry[name]?.[1])})]`,
    ),
  ];
  return `export default {hashes: "${HASHES}", build: "${BUILD}", routes: ${json(routes)}, table: {
${table.join(',\n')}}};\n`;
}

/** Writes the modules that replace Docusaurus' lists in the browser. */
export function writeModules(folder: string, parts: readonly Part[], tables: Tables): void {
  const client = path.join(__dirname, 'client/routes.ts');
  const shards = parts
    .slice(1)
    .map((_, n) => `() => import(${comment(`routes-${n}`)} "./${n}.js")`);
  fs.mkdirSync(folder, {recursive: true});
  const write = (name: string, code: string) =>
    fs.writeFileSync(path.join(folder, `${name}.js`), code);
  for (const [index, part] of parts.entries()) {
    write(index === 0 ? 'entry' : `${index - 1}`, codeOf(part, tables));
  }
  write(
    'routes',
    `import {createRoutes} from ${json(client)};\nimport entry from './entry.js';
export default createRoutes(entry, [\n${shards.join(',\n')}]);\n`,
  );
}

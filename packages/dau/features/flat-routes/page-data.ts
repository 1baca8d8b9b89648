import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type {Bundler, Compiler} from 'docusaurus-search-folded/separate-script';

import {jsonInHtml} from '../../utils/escape';

type ChunkNames = {readonly [key: string]: ChunkNames | undefined} | readonly ChunkNames[] | string;

export type GeneratedRoute = {
  readonly path: string;
  /** The hash for `ComponentCreator`. The catch-all route has no hash. */
  readonly component?: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** The content of two files that Docusaurus generates in `.docusaurus`. */
type Tables = {
  readonly routes: readonly GeneratedRoute[];
  /** Each route's chunk names. The key is the route's path and hash. */
  readonly chunkNames: Readonly<Record<string, ChunkNames | undefined>>;
};

function readTables(folder: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const [, routes] = read('routes.js').split(/^export default /m);
  return {
    routes: vm.runInNewContext(`result = ${routes}`, {
      ComponentCreator: (_path: string, hash?: string) => hash,
    }),
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

/** A route with one of these characters matches more than one path. */
const PATTERN = /[:*?+(){}\\]/;

const isPage = ([{path: own, exact}]: Leaf) =>
  exact === true && !PATTERN.test(own) && !own.endsWith('.html');

/** Returns each route nested in its parent routes. `pages` maps each page's path to its route. */
function splitRoutes(routes: readonly GeneratedRoute[]) {
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

type Compilation = Parameters<Parameters<Compiler['hooks']['afterEmit']['tap']>[1]>[0];
type Group = Compilation['chunkGroups'][number];

/** The chunk with Docusaurus' `registry`, which imports all pages. No page loads this chunk. */
const ALL_PAGES = 'all-pages';

const NAME = 'dau-flat-routes';
const hashOf = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
const scriptsOf = ({files}: Group['chunks'][number]) =>
  [...files].filter((file) => file.endsWith('.js'));
const idsOf = (groups: Iterable<Group>) =>
  [...groups].flatMap(({chunks}) => chunks.map(({id}) => String(id)));

/**
 * Adds a content hash to each lazy chunk's file name, but deletes the file of {@link ALL_PAGES}. Returns
 * the hashes by chunk.
 */
function addHashes(compilation: Compilation) {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    for (const file of chunk.canBeInitial() ? [] : scriptsOf(chunk)) {
      const hash = hashOf(compilation.getAsset(file)?.source.source() ?? '');
      hashes.set(String(chunk.id), hash);
      if (chunk.name === ALL_PAGES) compilation.deleteAsset(file);
      else compilation.renameAsset(file, file.replace(/js$/, `${hash}.js`));
    }
  }
  return hashes;
}

/** Returns the request, the id and the chunks of each module in Docusaurus' `registry`, by chunk name. */
function readImports({modules, chunkGraph, moduleGraph}: Compilation, registry: string) {
  const all = [...modules].find((each) => each.nameForCondition() === registry);
  const imports = (all?.blocks ?? []).flatMap((block) => {
    const group = chunkGraph.getBlockChunkGroup(block);
    if (!group) return [];
    return block.dependencies.map((dependency) => {
      // The bundler's types leave out this field
      const {request} = dependency as typeof dependency & {request: string};
      const module = moduleGraph.getModule(dependency);
      const id = module && chunkGraph.getModuleId(module);
      return [group.name ?? '', {request, group, module: [id, ...idsOf([group])]}] as const;
    });
  });
  return new Map(imports);
}

/**
 * Renames the lazy chunks, and fills `data` with each page's data. Also adds the pages' modules to the
 * manifest where Docusaurus looks up a page's files.
 *
 * @param folder `.docusaurus`
 * @param data each page's data, by path. The key `undefined` is for unknown pages
 */
export function createPageData(
  {Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_HASH}}: Bundler,
  folder: string,
  data: Map<string | undefined, string>,
) {
  const {routes: all, chunkNames} = readTables(folder);
  const origins: Record<string, unknown[]> = {};

  function readChunks(compilation: Compilation) {
    const hashes = addHashes(compilation);
    const imports = readImports(compilation, path.join(folder, 'registry.js'));
    for (const {request, module} of imports.values()) origins[request] = module.slice(1);

    /** Lists the hashes of the chunks in these groups, and in all groups that they may load later. */
    const listHashes = (some: Iterable<Group>) => {
      const found = new Set(some);
      // The set grows during the loop
      for (const group of found) {
        for (const child of group.childrenIterable) if (child.name !== ALL_PAGES) found.add(child);
      }
      const known = [...new Set(idsOf(found))].filter((id) => hashes.has(id)).sort();
      return known.map((id) => `${id}.${hashes.get(id)}`).join(' ');
    };
    const entries = [...compilation.entrypoints.values()];
    const scripts = entries.flatMap(({chunks}) => chunks).flatMap(scriptsOf);
    const sources = scripts.map((file) => compilation.getAsset(file)?.source.source());
    const build = hashOf([...sources, listHashes(entries)].join('\n'));

    const dataOf = (routes: readonly GeneratedRoute[]) => {
      const keys = flat(routes).map((route) => `${route.path}-${route.component}`);
      const names = Object.fromEntries(keys.map((key) => [key, chunkNames[key]]));
      const own = namesIn(names).flatMap((name) => imports.get(name) ?? []);
      const hashes = listHashes([...entries, ...own.map(({group}) => group)]);
      const modules = Object.fromEntries(own.map(({group, module}) => [group.name, module]));
      return jsonInHtml({build, hashes, routes, names, modules});
    };
    const {pages, others} = splitRoutes(all);
    for (const [path, route] of pages) data.set(path, dataOf([route, ...others]));
    data.set(undefined, dataOf(others));
  }

  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // After this stage, the bundler gives the initial chunks their final names
        const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => readChunks(compilation));
      });
      compiler.hooks.afterEmit.tap(NAME, () => {
        const manifestFile = path.join(folder, 'client-manifest.json');
        const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as {origins: object};
        Object.assign(manifest.origins, origins);
        fs.writeFileSync(manifestFile, JSON.stringify(manifest));
      });
    },
  };
}

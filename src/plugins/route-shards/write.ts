import fs from 'node:fs';
import path from 'node:path';

import {chunkNamesKey, namesIn, shardName} from './split';
import type {PlacedRoute, Split, Written} from './types';

/** Modules by path in the plugin's folder of `.docusaurus`. */
export type Modules = ReadonlyMap<string, string>;

const json = (value: unknown) => JSON.stringify(value);

function routeCode({component: {path: to, hash}, routes, ...rest}: PlacedRoute): string {
  const fields = Object.entries(rest).map(([name, value]) => `${json(name)}: ${json(value)}`);
  const args = [to, ...(hash === undefined ? [] : [hash])].map(json).join(', ');
  fields.push(`component: ComponentCreator(${args})`);
  if (routes) fields.push(`routes: [${routes.map(routeCode).join(',\n')}]`);
  return `{${fields.join(', ')}}`;
}

const allOf = (routes: readonly PlacedRoute[]): PlacedRoute[] =>
  routes.flatMap((route) => [route, ...allOf(route.routes ?? [])]);

/** Of some routes the part of the framework's two tables. */
function tablesOf(routes: readonly PlacedRoute[], {chunkNames, modules}: Written) {
  const entries = allOf(routes).flatMap((route) => {
    const names = chunkNames[chunkNamesKey(route)];
    return names === undefined ? [] : [[chunkNamesKey(route), names] as const];
  });
  const chunks = new Set(entries.flatMap(([, names]) => namesIn(names)));
  const registry = [...chunks].sort().map((name) => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`No module is known of the chunk ${name}.`);
    // What the framework's table holds beside it, only the server asks
    return `${json(name)}: [() => import(/* webpackChunkName: ${json(name)} */ "${module}")]`;
  });
  return {
    chunkNames: json(Object.fromEntries(entries)),
    registry: `{${registry.join(',\n')}}`,
  };
}

/**
 * The three modules that stand in for the framework's own, each with what every
 * page needs, and one for each shard, which adds its part to them.
 */
export function modulesOf(
  {trunk, shards, pages}: Split,
  written: Written,
  client: string,
): Modules {
  const main = tablesOf(trunk, written);
  const modules = new Map([
    ['registry.js', `export default ${main.registry};\n`],
    ['routesChunkNames.js', `export default ${main.chunkNames};\n`],
    [
      'routes.js',
      `import ComponentCreator from '@docusaurus/ComponentCreator';
import {createRoutes} from ${json(client)};
export default createRoutes([${trunk.map(routeCode).join(',\n')}], [
${shards.map((_, shard) => `() => import(/* webpackChunkName: "${shardName(shard)}" */ "./${shard}.js")`).join(',\n')}
]);
`,
    ],
    ['pages.json', json(pages)],
  ]);
  for (const [shard, leaves] of shards.entries()) {
    const {registry, chunkNames} = tablesOf(
      leaves.map(({route}) => route),
      written,
    );
    modules.set(
      `${shard}.js`,
      `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from './registry.js';
import chunkNames from './routesChunkNames.js';
Object.assign(registry, ${registry});
Object.assign(chunkNames, ${chunkNames});
export default [${leaves.map(({parent, route}) => `[${parent}, ${routeCode(route)}]`).join(',\n')}];
`,
    );
  }
  return modules;
}

/** Writes modules instead of earlier ones; what has not changed keeps its date. */
export function writeModules(folder: string, modules: Modules): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(folder)) {
    if (!modules.has(name)) fs.rmSync(path.join(folder, name));
  }
  for (const [name, text] of modules) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
      fs.writeFileSync(file, text);
  }
}

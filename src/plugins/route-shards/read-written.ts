import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type {ChunkNames, Written, WrittenRoute} from './types';

const IMPORTS =
  "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n";
const CHUNK =
  /^ {2}"([^"\n]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"\n]+" \*\/ "([^"\n]*)"\), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\],?(?:\};)?$/;

function unknownShape(file: string): never {
  throw new Error(
    `.docusaurus/${file} of @docusaurus/core is not written as src/plugins/route-shards expects it.`,
  );
}

/** Reads `routes.js`: a list of routes, with calls of `ComponentCreator` as their components. */
export function readRoutes(source: string): readonly WrittenRoute[] {
  const [before, list] = source.split('\nexport default ');
  if (list === undefined || before?.trim() !== IMPORTS.trim()) unknownShape('routes.js');
  const ComponentCreator = (path_: string, hash?: string) => ({path: path_, hash});
  const routes: unknown = vm.runInNewContext(`(${list.trim().replace(/;$/, '')})`, {
    ComponentCreator,
  });
  // Arrays of the other context are arrays, but not instances of this one's Array
  return JSON.parse(JSON.stringify(routes)) as WrittenRoute[];
}

/** Reads `registry.js`: of each chunk its name and its module. */
export function readModules(source: string): ReadonlyMap<string, string> {
  const [first, ...lines] = source.trimEnd().split('\n');
  if (first !== 'export default {') unknownShape('registry.js');
  return new Map(
    lines.map((line) => {
      const [, name, module] = CHUNK.exec(line) ?? unknownShape('registry.js');
      return [name ?? '', module ?? ''];
    }),
  );
}

/** Reads what the framework has written for the bundler. */
export function readWritten(generatedFilesDir: string): Written {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return {
    routes: readRoutes(read('routes.js')),
    modules: readModules(read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
  };
}

/**
 * Makes a page cost the same whatever the number of pages.
 *
 * By itself the framework puts a list of all routes, the tables of their chunks and
 * the hashes of all chunks into what every page loads: some 230 bytes a post,
 * compressed; and an edited word renames what every page loads. Here the routes are
 * in shards, small chunks of a few routes with their part of the tables and hashes.
 * A hash of a path tells its shard. What loads a page waits for the page's shard;
 * the HTML names it, so that it comes side by side with the application.
 *
 * What it takes from inside the framework, and why:
 *
 * - `.docusaurus/routes.js`, `registry.js`, `routesChunkNames.json`: the lists that grow.
 * - `App.js` renders `@generated/routes` once, and each start or move of the application
 *   calls `component.preload()` of what the address matches: there shards are loaded.
 * - `ComponentCreator` looks into the two tables when it is called, and its component
 *   has `preload`.
 * - `ChunkAssetPlugin` makes `__webpack_require__.gca`, a table of all chunks for the
 *   framework's prefetch: `client/chunks.ts` answers instead.
 * - `.docusaurus/client-manifest.json` has the files that the HTML of a page names.
 * - `__webpack_require__.u`, of the bundler: the file of a chunk.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isKnownDocusaurus} from '../../lib/docusaurus-internals';
import {createChunkHashes} from './chunk-hashes';
import {readTables, splitRoutes, writeModules} from './split';

/** Without the plugin, everything is as the framework does it. */
export default function flatRoutes({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const name = 'dau-flat-routes';
  if (process.env.NODE_ENV !== 'production') return {name};
  const lost =
    'Scripts of every page grow with the number of pages, and readers load all of them again after each edit.';
  if (!isKnownDocusaurus(lost, ['3.10'])) return {name};
  const client = path.join(__dirname, 'client');
  const folder = path.join(generatedFilesDir, 'flat-routes');
  return {
    name,
    getClientModules: () => [path.join(client, 'prefetch.ts')],
    configureWebpack({plugins = []}, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const tables = readTables(generatedFilesDir);
      const parts = splitRoutes(tables, baseUrl);
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      writeModules(folder, parts, tables);
      const replace = (request: RegExp, file: string) =>
        new bundler.NormalModuleReplacementPlugin(request, file);
      return {
        mergeStrategy: {plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[name].js'},
        optimization: {chunkIds: 'named'},
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          replace(/^@generated\/routes$/, path.join(folder, 'routes.js')),
          replace(/^@generated\/(registry|routesChunkNames)$/, path.join(client, 'table.ts')),
          createChunkHashes(bundler, parts.slice(1), tables, manifest),
        ],
      };
    },
  };
}

/**
 * Keeps the size of a page independent of the number of pages.
 *
 * Docusaurus puts a list of all routes, the tables of their chunks and the hashes of all chunks into
 * the scripts of every page: about 230 bytes per post, compressed. Any edit renames these scripts. This
 * plugin distributes the routes over shards: small chunks with a few routes and their part of the
 * tables and hashes. A hash of the path determines the shard. A page needs its shard first. Its HTML
 * names the shard, so that the browser downloads it together with the application.
 *
 * The plugin uses these internals of Docusaurus:
 *
 * - `.docusaurus/routes.js`, `registry.js`, `routesChunkNames.json`: the lists that grow.
 * - `App.js` renders `@generated/routes` once. At the start and at each navigation, it calls
 *   `component.preload()` of the matching routes, which loads the shards.
 * - `ComponentCreator` reads the two tables when it is called, and its component has `preload`.
 * - `ChunkAssetPlugin` creates `__webpack_require__.gca`, a table of all chunks for the prefetch.
 *   `client/chunks.ts` replaces it.
 * - `.docusaurus/client-manifest.json` lists the files that the HTML of a page loads.
 * - `__webpack_require__.u` of the bundler returns the file of a chunk.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isKnownDocusaurus} from '../../lib/docusaurus-internals';
import {createChunkHashes} from './chunk-hashes';
import {readTables, splitRoutes, writeModules} from './split';

/** Replaces Docusaurus' routes, except in the dev server. See README.md. */
export default function flatRoutes({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const name = 'dau-flat-routes';
  if (process.env.NODE_ENV !== 'production') return {name};
  const lost =
    'The scripts of every page grow with the number of pages, and readers load them again after each edit.';
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

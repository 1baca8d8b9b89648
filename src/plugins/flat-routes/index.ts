/**
 * Keeps the size of a page the same, however many pages the site has.
 *
 * The framework puts a list of all routes, the tables of their chunks and the hashes of all chunks into
 * the scripts of every page: about 230 bytes a post, compressed. Any edit renames these scripts. This
 * plugin puts the routes into shards: small chunks of a few routes with their part of the tables and
 * hashes. A hash of the path gives the shard. A page loads after its shard. Its HTML names the
 * shard, which therefore downloads together with the application.
 *
 * What it uses inside the framework:
 *
 * - `.docusaurus/routes.js`, `registry.js`, `routesChunkNames.json`: the lists that grow.
 * - `App.js` renders `@generated/routes` once, and each start or navigation of the application
 *   calls `component.preload()` of the matching routes. It loads the shards.
 * - `ComponentCreator` looks into the two tables when it is called, and its component
 *   has `preload`.
 * - `ChunkAssetPlugin` makes `__webpack_require__.gca`, a table of all chunks for the
 *   framework's prefetch: `client/chunks.ts` answers instead.
 * - `.docusaurus/client-manifest.json` lists the files that the HTML of a page names.
 * - `__webpack_require__.u`, of the bundler: the file of a chunk.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isKnownDocusaurus} from '../../lib/docusaurus-internals';
import {createChunkHashes} from './chunk-hashes';
import {readTables, splitRoutes, writeModules} from './split';

/** See README.md. The dev server uses the framework's routes. */
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

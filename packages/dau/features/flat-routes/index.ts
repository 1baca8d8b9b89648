/**
 * Keeps page size independent of the number of pages.
 *
 * Docusaurus puts all routes, their chunks and all chunk hashes into every page's scripts: about 230
 * compressed bytes per post. Any edit renames these scripts. With this plugin, a page's HTML contains
 * only that page's entries. Before the reader opens another page, the browser fetches that page's
 * entries from a JSON file in `page-data`.
 *
 * The plugin uses these Docusaurus internals:
 *
 * - `.docusaurus/routes.js`, `registry.js` and `routesChunkNames.json` are the lists that grow.
 * - `App.js` renders `@generated/routes` once. At the start and on every navigation, Docusaurus calls
 *   `component.preload()` on the matching routes, which loads the page's data.
 * - `ComponentCreator` reads the two tables when it is called, and returns a component with `preload`.
 * - `.docusaurus/client-manifest.json` lists the files that a page's HTML loads.
 * - Docusaurus finds a page's route with `react-router-config`.
 * - In the bundler's runtime, `u` returns a chunk's file, `e` loads a chunk, and `t` imports a module.
 */
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isKnownDocusaurus} from '../../utils/docusaurus-messages';
import {writeWhole} from '../../utils/files';
import {htmlFile} from '../../utils/urls';
import {createPageData} from './page-data';
import {dataFile, ELEMENT_ID} from './page-data-file';

/** The content of the script element until `postBuild` replaces it. */
const PLACEHOLDER = JSON.stringify(ELEMENT_ID);

/** Replaces Docusaurus' routes, except in the dev server. */
export default function flatRoutes({generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const name = 'dau-flat-routes';
  // The hash router has a single page
  const isHash = siteConfig.future.experimental_router === 'hash';
  if (process.env.NODE_ENV !== 'production' || isHash) return {name};
  const lost =
    'With this version, every page loads a script that grows with the number of pages, and readers load it again after each edit.';
  if (!isKnownDocusaurus(lost, ['3.10'])) return {name};
  const client = path.join(__dirname, 'client');
  const data = new Map<string | undefined, string>();
  return {
    name,

    configureWebpack({plugins = []}, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const replace = (request: RegExp, file: string) =>
        new bundler.NormalModuleReplacementPlugin(request, file);
      return {
        mergeStrategy: {plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[name].js'},
        optimization: {chunkIds: 'named'},
        plugins: [
          // `ChunkAssetPlugin` adds a table of all chunks, which only Docusaurus' own prefetch uses
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          replace(/^@generated\/routes$/, path.join(client, 'index.ts')),
          replace(/^@generated\/(registry|routesChunkNames)$/, path.join(client, 'chunks.ts')),
          createPageData(bundler, generatedFilesDir, data),
        ],
      };
    },

    injectHtmlTags: () => ({
      postBodyTags: [`<script type="application/json" id="${ELEMENT_ID}">${PLACEHOLDER}</script>`],
    }),

    postBuild({outDir, routesPaths}) {
      for (const route of routesPaths) {
        const own = data.get(route) ?? data.get(undefined) ?? '';
        const file = path.join(outDir, htmlFile(route, siteConfig));
        const html = fs.readFileSync(file, 'utf8');
        // Write whole files, because the feeds are made at the same time and read them
        writeWhole(
          file,
          // Without minification, the element's `id` looks like the placeholder
          html.replace(`>${PLACEHOLDER}`, () => `>${own}`),
        );
        writeWhole(path.join(outDir, dataFile(route, baseUrl)), own);
      }
    },
  };
}

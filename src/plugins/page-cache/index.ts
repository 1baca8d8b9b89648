import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {keepOnly} from './kept';
import {forgetUnasked} from './minified';
import type {Places} from './places';

/** How the framework names the chunks of the server's bundle, all of which `server` reads. */
const CHUNKS = 'assets/js/[name].[contenthash:8].js';

/** `@swc/html` as the framework finds it; with another minifier, pages are shortened every time. */
function findMinifier(): Places['minifier'] {
  try {
    const from = createRequire(require.resolve('@docusaurus/faster'));
    const {version} = from('@swc/html/package.json') as {version: string};
    return {file: from.resolve('@swc/html/binding'), version};
  } catch {
    return undefined;
  }
}

/**
 * Keeps pages from one build to the next, beside what the bundler keeps: after
 * one post has changed, only the pages with something of it are made anew.
 *
 * `DOCUSAURUS_NO_PERSISTENT_CACHE`, by which the framework does without its own
 * cache, does without this one.
 */
export default function pageCache({siteDir, outDir, i18n}: LoadContext): Plugin {
  const started = Date.now();
  const cache = path.join(siteDir, 'node_modules/.cache/pages', i18n.currentLocale);
  const folder = path.join(cache, 'rendered');
  const minified = path.join(cache, 'minified');
  const isOn = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  return {
    name: 'dau-page-cache',

    configureWebpack(config, isServer, {currentBundler}) {
      // Only then do the pages come from what `route-shards` makes for the server
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      if (config.output?.chunkFilename !== CHUNKS) {
        throw new Error(
          `@docusaurus/core no longer names chunks as src/plugins/page-cache expects it: ${CHUNKS}`,
        );
      }
      const {DefinePlugin} = currentBundler.instance;
      const bundle = path.join(outDir, '__server');
      const places: Places = {folder, minified, bundle, minifier: findMinifier()};
      return {
        plugins: [new DefinePlugin({PAGE_CACHE: isOn ? JSON.stringify(places) : 'undefined'})],
      };
    },

    async postBuild({routesPaths}) {
      if (!isOn) return;
      await keepOnly(folder, routesPaths);
      await forgetUnasked(minified, started);
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';

import {cachedBy} from './version';

/**
 * Keeps builds for different base URLs apart in the bundler's persistent cache.
 *
 * Docusaurus 3.10.2 names the cache by version, mode and language alone, while
 * the addresses of fonts and pictures that the cache holds begin with the base
 * URL: a build for `/my-site/` after one for `/` had stylesheets that asked for
 * fonts outside the site.
 */
export default function buildCache({baseUrl}: LoadContext): Plugin {
  return {
    name: 'dau-build-cache',
    configureWebpack: (config) => cachedBy(config, baseUrl),
  };
}

import path from 'node:path';

import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Plugin} from '@docusaurus/types';

import type {Integrations} from '../../settings/environment';

/** Returns Algolia's part of `themeConfig`, or `undefined` without Algolia's variables. */
export const algoliaConfig = (values: Integrations['hosted-search']): UserThemeConfig | undefined =>
  values && {
    algolia: {
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_SEARCH_KEY,
      indexName: values.ALGOLIA_INDEX_NAME,
    },
  };

/**
 * Adapts Docusaurus' Algolia theme to the site's policy. If `themeConfig.algolia` is set, that theme adds
 * the search button, window and page. Otherwise, the site uses `packages/search`.
 */
export default function hostedSearch(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
  const stockBar = path.join(theme, 'theme/SearchBar');
  return {
    name: 'dau-hosted-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'docsearch.css')],
    configureWebpack: () =>
      ({
        resolve: {alias: {'@theme-algolia/SearchBar': stockBar}},
        module: {
          rules: [
            // The theme's `preconnect` link would connect every page to Algolia
            {include: stockBar, resolve: {alias: {'@docusaurus/Head': '@docusaurus/Noop'}}},
            {test: /DocSearchModal\.js$/, use: path.join(__dirname, 'modal-loader.cjs')},
          ],
        },
      }) as object,
  };
}

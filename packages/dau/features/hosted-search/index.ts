import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Removes what the site's policy blocks from Docusaurus' Algolia theme, which adds the button, the window
 * and the page if `themeConfig.algolia` is set. Otherwise, the site uses `packages/search`.
 */
export default function hostedSearch(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
  const stockBar = path.join(theme, 'theme/SearchBar');
  const noHead = {'@docusaurus/Head': path.join(__dirname, 'Head.ts')};
  return {
    name: 'dau-hosted-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'docsearch.css')],
    configureWebpack: () =>
      ({
        resolve: {alias: {'@theme-algolia/SearchBar': stockBar}},
        module: {
          rules: [
            {include: stockBar, resolve: {alias: noHead}},
            {test: /DocSearchModal\.js$/, use: path.join(__dirname, 'modal-loader.cjs')},
          ],
        },
      }) as object,
  };
}

/**
 * Search. The build writes an index, and the search window and the results page read it in the
 * browser. With `themeConfig.algolia`, the hosted service answers in the same window, and
 * Docusaurus' Algolia theme has the results page.
 */
import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';

import {isKnownDocusaurus} from '../../lib/docusaurus-internals';
import {writeWhole} from '../../lib/files';
import {buildIndex} from './build/build-index';
import {collectPages} from './build/collect';
import {modalStylesheet} from './build/stylesheet';
import {FILE_LIST} from './shared/format';
import {INDEX_FOLDER, PLUGIN_NAME, type SearchData} from './shared/names';

type Options = {
  /** Path of the results page. Default: `search`. */
  searchPath?: string;
  /** Target of the link "Let us know" under no results. `{query}` becomes the query. Default: no link. */
  reportUrl?: string;
  /**
   * Whether the search leaves out a source file, such as one without a translation.
   * The path is relative to the site's folder. Default: none is left out.
   */
  isExcluded?: (sourceFile: string) => boolean;
};

/** Folder in `.docusaurus` with the pages of the last build. `npm run search:push` reads it. */
export const RECORDS_FOLDER = 'search-records';

export default function searchPlugin(
  {siteDir, baseUrl, outDir, siteConfig, generatedFilesDir, i18n}: LoadContext,
  {searchPath = 'search', reportUrl, isExcluded = () => false}: Options,
): Plugin {
  const isHosted = siteConfig.themeConfig.algolia !== undefined;
  const locale = i18n.currentLocale;
  const stylesheet = modalStylesheet();
  const data: SearchData = {
    page: normalizeUrl([baseUrl, searchPath]),
    folder: normalizeUrl([baseUrl, INDEX_FOLDER, '/']),
    stylesheet: normalizeUrl([baseUrl, stylesheet.file]),
    isHosted,
    reportUrl,
  };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'client/modal/start')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'}),

    contentLoaded({actions}) {
      actions.setGlobalData(data);
      if (isHosted) return;
      const file = path.join(__dirname, 'client/page/SearchPage.tsx');
      const component = aliasedSitePath(file, siteDir);
      actions.addRoute({path: data.page, component, exact: true});
    },

    configureWebpack(_config, isServer) {
      // The texts of the modal. Docusaurus loads this theme with a hosted service only
      const algoliaTheme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
      const texts = isKnownDocusaurus('The search window is in English.')
        ? path.join(algoliaTheme, 'theme/SearchTranslations')
        : require.resolve('../../lib/empty-module.ts');
      return {
        plugins: isServer ? [] : [stylesheet.emit],
        resolve: {alias: {'@theme/SearchTranslations': texts}},
        // The development server searches the last build
        devServer: {
          static: [{directory: path.join(outDir, INDEX_FOLDER), publicPath: data.folder}],
        },
      } as object;
    },

    async postBuild(props) {
      const pages = await collectPages(props, isExcluded);
      const records = path.join(generatedFilesDir, RECORDS_FOLDER, `${locale}.json`);
      await writeWhole(records, JSON.stringify(pages));
      if (isHosted) return;
      const files = buildIndex(pages);
      const paths = [...files.keys()].map((name) => data.folder + name);
      files.set(FILE_LIST, JSON.stringify([data.stylesheet, ...paths]));
      const folder = path.join(props.outDir, INDEX_FOLDER);
      for (const [name, text] of files) await writeWhole(path.join(folder, name), text);
    },
  };
}

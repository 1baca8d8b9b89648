import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';

import {separateScript} from '../../utils/bundler';
import {PAGES} from '../../utils/engine-pages';
import {writeWhole} from '../../utils/files';
import {loadedContent} from '../../content/loaded-content';
import {buildIndex} from './build/build-index';
import {collectPages} from './build/collect';
import {validateOptions, type SearchOptions} from './options';
import {INDEX_FOLDER, PLUGIN_NAME, SCRIPT, SLASH_KEY, type SearchData} from './shared/constants';
import {TOPICS} from './shared/tuning';

export {validateOptions};

/** What works before the application starts: the script's file, and its attributes in the page. */
export const pageControls = (slashKey: boolean) => ({
  script: path.join(__dirname, 'client/page-controls.ts'),
  attributes: slashKey ? {[SLASH_KEY]: ''} : {},
});

/**
 * Writes an index for the search window and the results page. With `themeConfig.algolia`, Docusaurus'
 * Algolia theme replaces them, and this plugin only removes what the site's policy blocks.
 */
export default function searchPlugin(
  {siteDir, baseUrl, outDir, siteConfig, i18n}: LoadContext,
  {reportUrl, isUntranslated, below, slashKey}: SearchOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const data: SearchData = {
    page: normalizeUrl([baseUrl, PAGES.search]),
    folder: normalizeUrl([baseUrl, INDEX_FOLDER, '/']),
    script: normalizeUrl([baseUrl, SCRIPT]),
    slashKey,
    reportUrl,
    topics: [],
  };
  if (siteConfig.themeConfig.algolia) {
    const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
    const stockBar = path.join(theme, 'theme/SearchBar');
    const noHead = {'@docusaurus/Head': path.join(__dirname, 'hosted/Head.ts')};
    return {
      name: PLUGIN_NAME,
      getThemePath: () => path.join(__dirname, 'hosted/theme'),
      getClientModules: () => [path.join(__dirname, 'hosted/docsearch.css')],
      configureWebpack: () =>
        ({
          resolve: {alias: {'@theme-algolia/SearchBar': stockBar}},
          module: {
            rules: [
              {include: stockBar, resolve: {alias: noHead}},
              {test: /DocSearchModal\.js$/, use: path.join(__dirname, 'hosted/modal-loader.cjs')},
            ],
          },
        }) as object,
    };
  }
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'}),

    allContentLoaded({allContent, actions}) {
      const {posts, newest} = loadedContent(allContent);
      const tags = [...posts.map(({metadata}) => metadata), ...(newest?.docs ?? [])]
        .filter(({unlisted}) => !unlisted)
        .flatMap((entry) => entry.tags.map(({label, permalink: url}) => ({label, url})));
      const topics = [...new Map(tags.map((tag) => [tag.label, tag])).values()].slice(0, TOPICS);
      actions.setGlobalData({...data, topics});
      const file = path.join(__dirname, 'client/page/SearchPage.tsx');
      const component = aliasedSitePath(file, siteDir);
      actions.addRoute({path: data.page, component, exact: true, modules: below ? {below} : {}});
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const entry = path.join(__dirname, 'client/window/window.ts');
      return {
        plugins: isServer ? [] : [separateScript(currentBundler.instance, [entry], SCRIPT)],
        // The dev server searches the last build
        devServer: {
          static: [{directory: path.join(outDir, INDEX_FOLDER), publicPath: data.folder}],
        },
      } as object;
    },

    async postBuild(props) {
      const files = buildIndex(await collectPages(props, isUntranslated));
      const folder = path.join(props.outDir, INDEX_FOLDER);
      for (const [name, text] of files) await writeWhole(path.join(folder, name), text);
    },
  };
}

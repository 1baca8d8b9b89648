import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {
  validateOptions,
  type PluginOptions,
  type SearchedPage,
  type SearchOptions,
} from './options';
import {buildIndex} from './server/build-index';
import {collectPages} from './server/collect';
import {separateScript} from './server/separate-script';
import {
  EARLY_SCRIPT,
  INDEX_FOLDER,
  PLUGIN_NAME,
  SCRIPT,
  SLASH_KEY,
  type SearchData,
} from './shared/constants';
import {TOPICS} from './shared/tuning';
// Ejected components need the types of the theme
import './theme-types';

export {INDEX_FOLDER, SLASH_KEY, validateOptions, type PluginOptions, type SearchedPage};

/** Returns the first tags of the listed posts and of the newest docs of all plugin instances. */
function topicsOf(allContent: AllContent) {
  const of = <Content>(plugin: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];
  const posts = of<BlogContent | undefined>('blog').flatMap((content) => content?.blogPosts ?? []);
  const docs = of<DocsContent | undefined>('docs').flatMap(
    (content) => content?.loadedVersions.find(({isLast}) => isLast)?.docs ?? [],
  );
  const tags = [...posts.map(({metadata}) => metadata), ...docs]
    .filter(({unlisted}) => !unlisted)
    .flatMap((entry) => entry.tags.map(({label, permalink: url}) => ({label, url})));
  return [...new Map(tags.map((tag) => [tag.label, tag])).values()].slice(0, TOPICS);
}

/** A theme that adds the search window and the results page, and writes the index they search. */
export default function searchTheme(
  {baseUrl, outDir, i18n}: LoadContext,
  options: SearchOptions,
): Plugin {
  const {reportUrl, below, slashKey, storageKey, earlyScript} = options;
  const page = normalizeUrl([baseUrl, options.searchPagePath]);
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    async getDefaultCodeTranslationMessages() {
      const read = (name: string, dirPath?: string) =>
        readDefaultCodeTranslationMessages({locale: i18n.currentLocale, name, dirPath});
      const own = await read('search-folded', path.join(__dirname, '../locales'));
      return {...(await read('theme-search-algolia')), ...own};
    },

    allContentLoaded({allContent, actions}) {
      const data: SearchData = {
        page,
        folder: `${baseUrl}${INDEX_FOLDER}/`,
        script: `${baseUrl}${SCRIPT}`,
        slashKey,
        storageKey: storageKey ? storageKey + page : '',
        reportUrl,
        topics: topicsOf(allContent),
      };
      actions.setGlobalData(data);
      actions.addRoute({
        path: page,
        component: '@theme/SearchPage',
        exact: true,
        modules: below ? {below} : {},
      });
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const script = (name: string, output: string) =>
        separateScript(currentBundler.instance, [path.join(__dirname, 'client', name)], output);
      const scripts = [
        script('window', SCRIPT),
        ...(earlyScript ? [script('shortcuts-and-loading', EARLY_SCRIPT)] : []),
      ];
      return {
        plugins: isServer ? [] : scripts,
        // The dev server searches the last build
        devServer: {
          static: [
            {directory: path.join(outDir, INDEX_FOLDER), publicPath: `${baseUrl}${INDEX_FOLDER}/`},
          ],
        },
      } as object;
    },

    injectHtmlTags() {
      const slash = slashKey && {[SLASH_KEY]: true};
      const attributes = {src: `${baseUrl}${EARLY_SCRIPT}`, defer: true, ...slash};
      return {headTags: earlyScript ? [{tagName: 'script', attributes}] : []};
    },

    async postBuild(props) {
      const files = buildIndex(await collectPages(props, options));
      const folder = path.join(props.outDir, INDEX_FOLDER);
      for (const [name, text] of files) {
        const file = path.join(folder, name);
        // Node's asynchronous functions would take three times the CPU time
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      }
    },
  };
}

/**
 * Search. With no hosted service configured: an index made at build time and
 * the pages and modal that read it. With one: the stock theme answers; this
 * plugin shows its failures and keeps the records to upload.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {AllContent, LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {knows} from '../../lib/docusaurus-internals';
import {markdownRecords} from './dev';
import {collectRecords, indexFolder, saveRecords, writeIndex} from './emit';
import {latestOnly} from './latest-only';
import {INDEX_FOLDER, PLUGIN_NAME, type SearchGlobalData} from './names';
import {OPENSEARCH_FILE, openSearchDescription} from './opensearch';
import {optionsSchema, type SearchOptions, type UserSearchOptions} from './options';
import {modalStylesheet} from './stylesheet';

/** The icon that every page links to, too. */
const ICON = 'favicon.ico';

/** Description of the site's search, by language. */
function description(locale: string, title: string): string {
  return locale === 'vi' ? `Tìm trên ${title}` : `Search ${title}`;
}

export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteConfig, generatedFilesDir, i18n} = context;
  const hosted = siteConfig.themeConfig.algolia !== undefined;
  const page = normalizeUrl([baseUrl, options.searchPath]);
  const records: Plugin['postBuild'] = async ({routesBuildMetadata, ...props}) => {
    const collected = await collectRecords(props, routesBuildMetadata);
    await saveRecords(generatedFilesDir, i18n.currentLocale, collected);
    if (hosted) return;
    const folder = path.join(props.outDir, INDEX_FOLDER);
    await writeIndex(folder, indexFolder(collected, modalStylesheet()));
    const {title, url} = siteConfig;
    const absolute = (file: string) => normalizeUrl([url, baseUrl, file]);
    await fs.writeFile(
      path.join(props.outDir, OPENSEARCH_FILE),
      openSearchDescription({
        title,
        description: description(i18n.currentLocale, title),
        language: i18n.currentLocale,
        siteUrl: absolute(''),
        searchUrl: absolute(options.searchPath),
        selfUrl: absolute(OPENSEARCH_FILE),
        // Not the site's favicon setting: that is a data: URL
        ...(existsSync(path.join(props.outDir, ICON)) && {iconUrl: absolute(ICON)}),
      }),
    );
  };

  if (hosted) {
    if (!knows('stock-search-bar')) return {name: PLUGIN_NAME, postBuild: records};
    return {
      name: PLUGIN_NAME,
      getThemePath: () => './theme-hosted',
      contentLoaded({actions}) {
        actions.setGlobalData({page} satisfies Partial<SearchGlobalData>);
      },
      configureWebpack: (_config, _isServer, {currentBundler}) => ({
        plugins: [
          // No other host is asked before the reader searches, not even to say hello: the stock
          // search bar's one use of the head is a `preconnect` on every page
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@docusaurus\/Head$/,
            (resource: {context: string; request: string}) => {
              if (/theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar$/.test(resource.context)) {
                resource.request = path.resolve(__dirname, '../../lib/empty-module.ts');
              }
            },
          ),
        ],
        resolve: {
          alias: {
            // `@theme-init` would be the classic theme's, which has none.
            '@stock-search-bar': path.join(
              path.dirname(require.resolve('@docusaurus/theme-search-algolia')),
              'theme/SearchBar',
            ),
          },
        },
      }),
      postBuild: records,
    };
  }

  const devFolder = path.join(generatedFilesDir, 'search-dev');
  // One save reloads several plugins, and after each of them the content is there anew
  const writeDevIndex = latestOnly(async (allContent: AllContent) => {
    const found = await markdownRecords(allContent, context.siteDir);
    await writeIndex(path.join(devFolder, INDEX_FOLDER), indexFolder(found, modalStylesheet()));
  });
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: i18n.currentLocale,
        name: 'theme-search-algolia',
      }),
    contentLoaded({actions}) {
      actions.setGlobalData({
        page,
        folder: normalizeUrl([baseUrl, INDEX_FOLDER, '/']),
        stylesheet: normalizeUrl([baseUrl, INDEX_FOLDER, modalStylesheet().name]),
        ...(options.reportUrl && {reportUrl: options.reportUrl}),
      } satisfies SearchGlobalData);
      actions.addRoute({path: page, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') return;
      await writeDevIndex(allContent);
    },
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV === 'production' || isServer) return {};
      // Added to the development server's own folders.
      const folder = {directory: devFolder, publicPath: baseUrl, watch: false};
      return {devServer: {static: [folder]}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'search',
              type: 'application/opensearchdescription+xml',
              title: siteConfig.title,
              href: normalizeUrl([baseUrl, OPENSEARCH_FILE]),
            },
          },
        ],
      };
    },
    postBuild: records,
  };
}

/** Checks and completes the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserSearchOptions | undefined, SearchOptions>): SearchOptions {
  return validate(optionsSchema, options ?? {});
}

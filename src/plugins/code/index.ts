import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {createFramePage} from './frame-page';
import {nameClashes, scopeFiles, scopeModule} from './scope';

/** Returns the names that a file exports. The list is empty if the file only runs in a browser. */
async function exportedNames(file: string): Promise<readonly string[]> {
  try {
    return Object.keys((await loadFreshModule(file)) as object).filter(
      (name) => name !== 'default',
    );
  } catch {
    return [];
  }
}

const themePath = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * Makes the exports of `live-scope.ts` files available to live code. An author puts
 * this file beside a post or guide. The plugin combines all of them into the module
 * `@generated/live-code/default/scope.js`, so that the engine does not import content.
 *
 * Live code runs in a frame with a page of its own, which the plugin adds to each language.
 */
export default function liveCode({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'live-code',

    getPathsToWatch: () => [`${siteDir}/{blog,docs,src/pages}/**/live-scope.{ts,tsx,js,jsx}`],

    async allContentLoaded({allContent, actions: {createData}}) {
      const files = scopeFiles(allContent, siteDir);
      const exports = await Promise.all(
        files.map(async (file) => [file, await exportedNames(path.join(siteDir, file))] as const),
      );
      for (const {name, files: exporters} of nameClashes(new Map(exports))) {
        logger.warn(
          `Several files export the name "${name}" for live code: ${exporters.join(', ')}. The last of them is used everywhere. Give the others another name.`,
        );
      }
      await createData('scope.js', scopeModule(files));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {htmlLang} = i18n.localeConfigs[i18n.currentLocale] ?? {};
      const lang = htmlLang ?? i18n.currentLocale;
      return {
        resolve: {
          alias: {
            // 26 kB twice: the grammars of code blocks. The HTML has the colors; other code loads them
            [path.join(__dirname, 'client/HighlightedCode/tokenizer')]: path.join(
              __dirname,
              'client/HighlightedCode/tokenizer.client.ts',
            ),
            [path.join(themePath, 'lib/prism-include-languages')]: false,
          },
        },
        // react-live imports its editor's grammars. The frame has no editor, and 26 kB less with this
        module: {rules: [{include: /[\\/]prism-react-renderer[\\/]/, sideEffects: false}]},
        plugins: [createFramePage(currentBundler.instance, lang)],
      };
    },
  };
}

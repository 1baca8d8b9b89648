import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {licencesPlugin} from './licences';

/** Settings of the bundler that every page profits from. See README.md. */
export default function bundle(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  // The cache of Rspack 1 on the disk breaks: after dozens of edits `npm start` ended with a panic,
  // and builds stood still without an error. Without it, a first build is faster, and a second one
  // takes about 1.5 times as long
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const hasPostCssConfig = fs.readdirSync(siteDir).some((name) => /^\.?postcss(rc|\.c)/.test(name));
  return {
    name: 'dau-bundle',

    // Lightning CSS, which minifies the style sheets, also writes them for older browsers. And without
    // the search for a PostCSS configuration in every folder above each style sheet
    configurePostCss: (options) => ({
      ...options,
      config: hasPostCssConfig,
      plugins: (options.plugins as unknown[]).filter(
        (plugin) => !/preset-env/.test(String(plugin)),
      ),
    }),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};

      const {BannerPlugin, Compilation} = currentBundler.instance;
      // Chromium compiles the application while it arrives, not in one long task when it starts:
      // https://v8.dev/blog/explicit-compile-hints
      const compileHint = new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /main\./,
        // After the minifier, which removes comments
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      return {
        plugins: isProduction ? [compileHint, licencesPlugin(currentBundler, siteDir)] : [],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [require.resolve('./config-loader.cjs')],
            },
          ],
        },
        ...(!isProduction && {
          devServer: {
            // `npm start` serves all languages at one port and finds the server by the path
            webSocketServer: {options: {path: `${baseUrl}ws`}},
            // A fault of a text is an error of the page, too, and would stay when it is mended
            client: {overlay: {runtimeErrors: false}},
          },
        }),
      } as object;
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {licencesPlugin} from './licences';
import {reportErrors} from './report-errors';

/** Changes settings of the bundler. See README.md. */
export default function bundle({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // Rspack's disk cache crashed `npm start` after dozens of edits and made builds hang
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  return {
    name: 'dau-bundle',

    // `preset-env` is removed, because Lightning CSS, which minifies the style sheets, also adapts them
    // to older browsers. With `config: false`, PostCSS does not look for a configuration in every
    // folder above each file
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: fs.readdirSync(siteDir).some((name) => /^\.?postcss(rc|\.c)/.test(name)),
      plugins: (plugins as unknown[]).filter((plugin) => !/preset-env/.test(String(plugin))),
    }),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};

      const {BannerPlugin, Compilation} = currentBundler.instance;
      // With this comment, Chromium compiles the application while it downloads, instead of in one
      // long task at the start: https://v8.dev/blog/explicit-compile-hints
      const compileHint = new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /main\./,
        // The minifier, which removes comments, must run first
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      const prune = {
        test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
        enforce: 'pre',
        use: [require.resolve('./config-loader.cjs')],
      };
      return {
        plugins: isProduction
          ? [compileHint, licencesPlugin(currentBundler, siteDir)]
          : [reportErrors(siteDir)],
        module: {rules: [prune]},
        ...(!isProduction && {
          devServer: {
            // `npm start` serves all languages on one port, and finds the dev server of a language
            // by this path
            webSocketServer: {options: {path: `${baseUrl}ws`}},
            // An error in content also causes a runtime error, and the overlay of the runtime error would
            // stay after the author corrects the content
            client: {overlay: {runtimeErrors: false}},
          },
        }),
      } as object;
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ContentError} from '../../utils/problems';
import {licencesPlugin} from './licences';
import {reportErrors} from './report-errors';

/** Changes the bundler's settings. README.md lists the changes. */
export default function bundle({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const packages = require.resolve('@docusaurus/core/package.json');
  const [sign] = /[#?!]/.exec(packages) ?? [];
  if (sign) {
    const problem = `the bundler cannot load packages from a folder with ${sign} in its path`;
    const fix = 'Rename the folder, and try again';
    throw new ContentError('This site cannot be built here.', [{file: siteDir, problem, fix}]);
  }
  return {
    name: 'dau-bundle',

    // `preset-env` is unnecessary: Lightning CSS already adapts the styles to older browsers. With
    // `config: false`, PostCSS does not look for a config file in every parent folder of each file
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: fs.readdirSync(siteDir).some((name) => /^\.?postcss(rc|\.c)/.test(name)),
      plugins: (plugins as unknown[]).filter((plugin) => !/preset-env/.test(String(plugin))),
    }),

    configureWebpack(_config, isServer, {currentBundler}) {
      const rules = [
        {
          test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
          enforce: 'pre' as const,
          loader: require.resolve('./config-loader.cjs'),
          options: {routesFile: path.join(generatedFilesDir, 'routes.js'), baseUrl},
        },
      ];
      if (isServer) return {module: {rules}};

      const {BannerPlugin, Compilation} = currentBundler.instance;
      // With this comment, Chromium compiles the script during the download, instead of in one long
      // task later: https://v8.dev/blog/explicit-compile-hints
      const compileHint = new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /main\./,
        // Runs after minification, which would remove the comment
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      return {
        plugins: isProduction
          ? [compileHint, licencesPlugin(currentBundler, siteDir)]
          : [reportErrors(siteDir)],
        module: {rules},
        // Docusaurus shares a module only if half of all pages use it. In a blog with 1,000 posts, no
        // module is that common, so each page would load its own copy
        optimization: {splitChunks: {cacheGroups: {common: {minChunks: 12}}}},
        ...(!isProduction && {
          devServer: {
            // `npm start` serves all languages on one port, so each dev server needs its own path
            webSocketServer: {options: {path: `${baseUrl}ws`}},
            // A content error also causes a runtime error, whose overlay would stay on the page even
            // after the author has fixed the content
            client: {overlay: {runtimeErrors: false}},
          },
        }),
      } as object;
    },
  };
}

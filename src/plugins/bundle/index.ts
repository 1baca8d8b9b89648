import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {licencesPlugin} from './licences';

type Cache = {version?: string} | boolean | undefined;

/** Settings of the bundler that every page profits from. See README.md. */
export default function bundle(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir, baseUrl} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(siteConfig))
    .update(fs.readFileSync(path.join(siteDir, 'package.json')))
    .digest('hex');
  const hasPostCssConfig = fs.readdirSync(siteDir).some((name) => /^\.?postcss(rc|\.c)/.test(name));
  return {
    name: 'dau-bundle',

    // For each style sheet, Docusaurus' loader makes the plugins anew and looks for a file of
    // settings in every folder above. Once is enough: a build takes an eighth less
    configurePostCss: (options) => ({
      ...options,
      config: hasPostCssConfig,
      plugins: (options.plugins as unknown[]).map((plugin) =>
        Array.isArray(plugin) && typeof plugin[0] === 'string'
          ? (createRequire(__filename)(plugin[0]) as (options: unknown) => unknown)(plugin[1])
          : plugin,
      ),
    }),

    configureWebpack(config, isServer, {currentBundler}) {
      // Docusaurus renews its cache when docusaurus.config.ts changes. It does not see a change of
      // what that file imports, or of the environment. Webpack and Rspack 2 have it in `cache`
      const {cache, experiments} = config as {cache?: Cache; experiments?: {cache?: Cache}};
      for (const each of [cache, experiments?.cache]) {
        if (typeof each === 'object') each.version = `${each.version}-${fingerprint}`;
      }
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

import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {licencesPlugin} from './licences';

type Cache = {version?: string} | boolean | undefined;

/** The loader for larger pictures, with its absolute path. It is also url-loader's default. */
const FALLBACK = /&fallback=[^&!]*[\\/]file-loader[\\/][^&!]*/;

/** Settings of the bundler that every page profits from. See README.md. */
export default function bundle(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir, baseUrl} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(siteConfig))
    .update(fs.readFileSync(path.join(siteDir, 'package.json')))
    .digest('hex');
  return {
    name: 'dau-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      // Docusaurus renews its cache when docusaurus.config.ts changes. It does not see a change of
      // what that file imports, or of the environment. Webpack and Rspack 2 have it in `cache`
      const {cache, experiments} = config as {cache?: Cache; experiments?: {cache?: Cache}};
      for (const each of [cache, experiments?.cache]) {
        if (typeof each === 'object') each.version = `${each.version}-${fingerprint}`;
      }
      if (isServer) return {};

      // Two folders must build the same bytes. The id of a module comes from its request, and
      // Docusaurus writes an absolute path into the requests of pictures in Markdown
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance;
      const shorten = (asked: {request: string}) => {
        asked.request = asked.request.replace(FALLBACK, '');
      };
      const withoutPaths = new NormalModuleReplacementPlugin(FALLBACK, shorten);
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
        plugins: [
          withoutPaths,
          ...(isProduction ? [compileHint, licencesPlugin(currentBundler, siteDir)] : []),
        ],
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

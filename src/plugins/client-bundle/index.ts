import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {StandInsPlugin} from './bundler';
import {productionStandIns, standIns} from './stand-ins';

/**
 * Leaves out of the browser's scripts what a page does not need that comes as
 * HTML: what `stand-ins.ts` names, the parts of the configuration that only the
 * build reads, the texts of all posts in the archive, and the list of the
 * interface's texts.
 */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const texts = {
    // Not `test`: by that the framework takes a rule for its own for Markdown
    resource: /\.([jt]sx?|mjs|mdx?)$/,
    enforce: 'post' as const,
    use: [
      {
        loader: require.resolve('./texts-loader.cjs'),
        options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
      },
    ],
  };
  return {
    name: 'dau-client-bundle',

    configureWebpack(_config, isServer, {currentBundler}) {
      // The server shows what browsers get
      const archive = {
        test: /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/][^\\/]*archive[^\\/]*\.json$/,
        include: generatedFilesDir,
        enforce: 'pre' as const,
        use: [require.resolve('./archive-loader.cjs')],
      };
      if (isServer) return {module: {rules: [archive]}};
      const all = [...standIns(siteConfig), ...(isProduction ? productionStandIns : [])];
      return {
        plugins: [new StandInsPlugin(all, currentBundler.instance)],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [require.resolve('./config-loader.cjs')],
            },
            archive,
            ...(isProduction ? [texts] : []),
          ],
        },
      };
    },
  };
}

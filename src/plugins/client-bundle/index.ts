import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out of the browser's scripts what a page does not need that comes as
 * HTML: the grammars of code blocks, which the server has coloured, the parts of the
 * configuration that only the build reads, and the texts of all posts in the archive.
 */
export default function clientBundle({generatedFilesDir}: LoadContext): Plugin {
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
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/tokenizer$/,
            (resource: {context: string; request: string}) => {
              if (resource.context.endsWith(`${path.sep}HighlightedCode`)) {
                resource.request = './tokenizer.client';
              }
            },
          ),
          // Asked for one of its functions, and brings them all
          new NormalModuleReplacementPlugin(
            /^tslib$/,
            (resource: {context: string; request: string}) => {
              if (/[\\/]@docusaurus[\\/]utils-common[\\/]/.test(`${resource.context}${path.sep}`)) {
                resource.request = path.join(__dirname, 'import-default.ts');
              }
            },
          ),
          // Hands all of Prism to the application; src/components/HighlightedCode asks for it
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            path.join(__dirname, 'nothing.ts'),
          ),
        ],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [require.resolve('./config-loader.cjs')],
            },
            archive,
          ],
        },
      };
    },
  };
}

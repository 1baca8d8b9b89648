import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {separateScript} from '../../lib/bundler';
import {createFramePage, SCRIPT} from './frame-page';
import {scopeModule} from './scope';

const themePath = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * Adds the page of the frame in which live code runs.
 *
 * Live code can use the exports of a file `live-scope.ts` next to its post or guide. The plugin
 * combines these files into `@generated/live-code/default/scope.js`.
 *
 * `import source from './debounce.ts?raw'` imports the content of a file as a string.
 */
export default function liveCode({siteDir, i18n}: LoadContext): Plugin {
  const rawText = {
    resourceQuery: /^\?raw$/,
    // A loader of the type `post` is pitched first, so this loader runs before any compiler
    enforce: 'post' as const,
    use: [require.resolve('./raw-source.cjs')],
  };
  return {
    name: 'live-code',

    getPathsToWatch: () => [`${siteDir}/{blog,docs,src/pages}/**/live-scope.{ts,tsx,js,jsx}`],

    async allContentLoaded({allContent, actions: {createData}}) {
      await createData('scope.js', scopeModule(allContent, siteDir));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {module: {rules: [rawText]}};
      // These aliases remove the grammars (26 kB) from `main`, because the HTML is already highlighted
      const tokenizer = path.join(__dirname, 'client/HighlightedCode/tokenizer');
      return {
        resolve: {
          alias: {
            [tokenizer]: `${tokenizer}.client.ts`,
            [path.join(themePath, 'lib/prism-include-languages')]: path.join(
              __dirname,
              'client/no-languages.ts',
            ),
          },
        },
        module: {
          rules: [
            rawText,
            // This rule removes the grammars (26 kB) of react-live's editor, which is not used
            {include: /[\\/]prism-react-renderer[\\/]/, sideEffects: false},
          ],
        },
        plugins: [
          // The site's bundler builds the script, because `live-scope` files may import other modules
          separateScript(currentBundler.instance, path.join(__dirname, 'frame/index.tsx'), SCRIPT),
          createFramePage(currentBundler.instance, i18n.currentLocale),
        ],
      };
    },
  };
}

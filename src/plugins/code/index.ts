import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {separateScript} from '../../lib/bundler';
import {createFramePage, SCRIPT} from './frame-page';
import {scopeModule} from './scope';

const themePath = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * Code blocks and live code. Live code runs in a frame, and the plugin adds the frame's page to each
 * language.
 *
 * Live code can use the exports of a file `live-scope.ts` next to its post or guide. The plugin
 * combines these files into the module `@generated/live-code/default/scope.js`, so that the engine does
 * not import content.
 *
 * `import source from './debounce.ts?raw'` returns the content of a file, so that a page can show a
 * file that also has tests.
 */
export default function liveCode({siteDir, i18n}: LoadContext): Plugin {
  const rawText = {
    resourceQuery: /^\?raw$/,
    // Webpack pitches post loaders first, so this loader runs before any compiler
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
      // `main` does not contain the grammars (26 kB), because the HTML is already highlighted, and live
      // code loads the grammars later
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
            // Removes the grammars of react-live's editor (26 kB), which the frame does not use
            {include: /[\\/]prism-react-renderer[\\/]/, sideEffects: false},
          ],
        },
        plugins: [
          // The site's bundler builds the script, because `live-scope` files may import site modules
          separateScript(currentBundler.instance, path.join(__dirname, 'frame/index.tsx'), SCRIPT),
          createFramePage(currentBundler.instance, i18n.currentLocale),
        ],
      };
    },
  };
}

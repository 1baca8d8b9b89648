import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {separateScript} from 'docusaurus-search-folded/separate-script';

import {createFramePage, SCRIPT} from './frame-page';

// A slash inside the braces would make glob search every folder, `node_modules` too
const SCOPES = ['{blog,docs,versioned_docs}', 'src/pages'].map(
  (folder) => `${folder}/**/live-scope.{ts,tsx,js,jsx}`,
);

const themePath = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * Adds the page for the frame in which live code runs.
 *
 * Live code can use the exports of a `live-scope.ts` file next to its post or guide. The plugin combines
 * these files into `@generated/live-code/default/scope.js`.
 *
 * `import source from './debounce.ts?raw'` imports a file's content as a string.
 */
export default function liveCode({siteDir, i18n}: LoadContext): Plugin {
  const rawText = {
    resourceQuery: /^\?raw$/,
    // `post` loaders are pitched first, so this loader runs before any compiler
    enforce: 'post' as const,
    use: [require.resolve('./raw-source.cjs')],
  };
  return {
    name: 'live-code',

    getPathsToWatch: () => SCOPES.map((scope) => `${siteDir}/${scope}`),

    async contentLoaded({actions}) {
      const files = globSync(SCOPES, {cwd: siteDir}).sort();
      const modules = files.map((file) => `export * from '@site/${file}';`);
      await actions.createData('scope.js', ['export {};', ...modules].join('\n'));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {module: {rules: [rawText]}};
      // The HTML is already highlighted, so these aliases remove the grammars (26 kB) from `main`
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
            // Removes the grammars (26 kB) of react-live's editor, which is unused
            {include: /[\\/]prism-react-renderer[\\/]/, sideEffects: false},
          ],
        },
        plugins: [
          // The site's bundler builds the script, because `live-scope` files may import other modules
          separateScript(
            currentBundler.instance,
            [path.join(__dirname, 'frame/index.tsx')],
            SCRIPT,
          ),
          createFramePage(currentBundler.instance, i18n.currentLocale),
        ],
      };
    },
  };
}

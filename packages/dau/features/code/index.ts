import {createHash} from 'node:crypto';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {
  separateScript,
  type Bundler,
  type Compiler,
} from 'docusaurus-search-folded/separate-script';

import {FRAME_PATH} from './frame-messages';

// A slash inside the braces would make glob search every folder, `node_modules` too
const SCOPES = ['{blog,docs,versioned_docs}', 'src/pages'].map(
  (folder) => `${folder}/**/live-scope.{ts,tsx,js,jsx}`,
);

const themePath = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The name of the frame's script before it is inlined. */
const SCRIPT = 'live-code-frame.js';

/**
 * Returns the frame's page. Its policy allows no URLs, so code in the frame cannot send data. The script
 * is inline, because browsers do not cache scripts for a frame without an origin.
 *
 * @param script the script's source
 */
export function framePage(script: string, lang: string): string {
  // Unescaped, these strings would end the `<script>` element, or change how the browser parses it
  const inline = script.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3c');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    // `default-src` does not cover these two directives
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Live code</title>
</head>
<body><script>${inline}</script></body>
</html>
`;
}

/** Returns a bundler plugin that replaces the frame's script with a page that inlines it. */
function createFramePage(
  {Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE}, sources}: Bundler,
  lang: string,
) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(SCRIPT, (compilation) => {
        // Runs after minification
        const stage = PROCESS_ASSETS_STAGE_SUMMARIZE;
        compilation.hooks.processAssets.tap({name: SCRIPT, stage}, () => {
          const script = compilation.getAsset(SCRIPT);
          if (!script) return;
          const page = framePage(String(script.source.source()), lang);
          compilation.deleteAsset(SCRIPT);
          compilation.emitAsset(`${FRAME_PATH}index.html`, new sources.RawSource(page));
        });
      });
    },
  };
}

/**
 * Adds the page for the frame in which live code runs.
 *
 * Live code can use the exports of all `live-scope` files, which are next to posts, guides or pages. The plugin
 * combines these files into `@generated/dau-code/default/scope.js`.
 *
 * `import source from './debounce.ts?raw'` imports a file's content as a string.
 */
export default function liveCode({siteDir, i18n}: LoadContext): Plugin {
  const rawText = {
    resourceQuery: /^\?raw$/,
    // The `pitch` functions of `post` loaders run first, so this loader runs before any compiler
    enforce: 'post' as const,
    use: [require.resolve('./raw-source.cjs')],
  };
  return {
    name: 'dau-code',

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
            [path.join(themePath, 'lib/prism-include-languages')]: '@docusaurus/Noop',
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

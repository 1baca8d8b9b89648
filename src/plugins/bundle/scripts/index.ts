import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {knows, type InternalId} from '../../../lib/docusaurus-internals';

/** A module that browsers get instead of another. */
type Alias = {
  /** What the importing module asks for. */
  readonly request: RegExp;
  /** The folder of the importing module, if not any. */
  readonly from?: RegExp;
  readonly to: string;
  /** What it takes from inside Docusaurus. */
  readonly needs?: InternalId;
};

/** What browsers get instead, and how many kB of JavaScript (gzip) that saves on each page. */
const aliases = (siteDir: string): readonly Alias[] => [
  {
    // 26 kB: the grammars of code blocks. The HTML has the colors already; other code loads them
    request: /^\.\/tokenizer$/,
    from: /[\\/]HighlightedCode$/,
    to: path.join(siteDir, 'src/plugins/code/client/HighlightedCode/tokenizer.client.ts'),
  },
  {
    // The same 26 kB: the theme puts Prism into a global. HighlightedCode loads it when needed
    request: /theme-classic[\\/]lib[\\/]prism-include-languages/,
    to: path.join(__dirname, '../../../lib/empty-module.ts'),
    needs: 'prism-client-module',
  },
  {
    // 3.6 kB: CommonJS code loads all of tslib for one function
    request: /^tslib$/,
    from: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    to: path.join(__dirname, 'tslib.ts'),
    needs: 'compiled-utils',
  },
];

/** The same in a production build alone: `texts-loader.cjs` puts each text where it is used. */
const productionAliases: readonly Alias[] = [
  {
    // 5.7 kB of a post
    request: /^@generated\/codeTranslations$/,
    from: /[\\/]core[\\/]lib[\\/]client/,
    to: path.join(__dirname, 'texts.ts'),
    needs: 'interface-texts',
  },
];

/**
 * Leaves out of the browser's scripts what no reader needs: the {@link aliases},
 * the parts of the configuration that only the build reads, the texts of all posts
 * in the archive, and the list of the interface's texts. With a version of the framework that is not known to have what
 * is replaced here, pages are larger, and nothing else changes.
 */
export default function clientBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const archive = {
    // All props of the blog's pages: the loader finds the archive's among them
    test: /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    include: generatedFilesDir,
    enforce: 'pre' as const,
    use: [require.resolve('./archive-loader.cjs')],
  };
  const configuration = {
    test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
    enforce: 'pre' as const,
    use: [require.resolve('./config-loader.cjs')],
  };
  const texts = {
    // Not `test`: the framework takes a rule with that for its own rule for Markdown
    resource: /\.([jt]sx?|mjs|mdx?)$/,
    enforce: 'post' as const,
    use: [
      {
        loader: require.resolve('./texts-loader.cjs'),
        options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
      },
    ],
  };
  const isProduction = process.env.NODE_ENV === 'production';
  const all = [...aliases(siteDir), ...(isProduction ? productionAliases : [])];
  const rulesFor = (isServer: boolean) => [
    // The server shows what browsers get
    ...(knows('archive-data') ? [archive] : []),
    ...(!isServer && knows('site-configuration') ? [configuration] : []),
    ...(!isServer && isProduction && knows('interface-texts') ? [texts] : []),
  ];
  return {
    name: 'dau-client-bundle',

    configureWebpack(_config, isServer, {currentBundler}) {
      const rules = rulesFor(isServer);
      if (isServer) return {module: {rules}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ({request, from, to}: Alias) =>
        new NormalModuleReplacementPlugin(request, (asked: {context: string; request: string}) => {
          if (!from || from.test(asked.context)) asked.request = to;
        });
      const known = all.filter(({needs}) => !needs || knows(needs));
      return {module: {rules}, plugins: known.map(replace)};
    },
  };
}

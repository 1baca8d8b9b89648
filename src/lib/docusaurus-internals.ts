/**
 * The list of what the engine takes from inside Docusaurus beyond its public API.
 *
 * Another version may have none of it. So whoever needs an entry asks `knows` first,
 * and does nothing where the answer is no: the site then builds the framework's own way.
 * `npm run try:next` builds the site with another version and shows what is lost there.
 */
import {version as installed} from '@docusaurus/core/package.json';
import {logger} from '@docusaurus/logger';

import {perProcess} from './per-process';

/** Something inside Docusaurus that the engine uses. */
export type Internal = {
  /** Modules, files, classes and properties. */
  readonly what: string;
  /** How the sources write it. The unit test looks for what no entry names. */
  readonly names: readonly string[];
  readonly why: string;
  /** What readers or authors lose without it: a sentence of the warning. */
  readonly lost: string;
  /** The versions that have it: major and minor number, or one whole version that was tried. */
  readonly versions: readonly string[];
};

export const internals = {
  'route-tables': {
    what: '`routes.js`, `registry.js`, `routesChunkNames.json` and `client-manifest.json` in `.docusaurus`; `App.js`, which renders `@generated/routes` and calls `component.preload()`; `ComponentCreator`, `renderRoutes` and the copy of `react-router-config`; `ChunkAssetPlugin`; `window.docusaurus`',
    names: [
      '@generated/routes',
      '@generated/registry',
      '@generated/routesChunkNames',
      'routes.js',
      'registry.js',
      'routesChunkNames.json',
      'client-manifest.json',
      '@docusaurus/ComponentCreator',
      '@docusaurus/renderRoutes',
      'react-router-config',
      'constructor.name',
      'window.docusaurus',
    ],
    why: 'src/plugins/flat-routes splits the lists of all pages into small files.',
    lost: 'Scripts of every page grow with the number of pages, readers load all of them again after each edit, and see no message when a page does not load offline.',
    versions: ['3.10'],
  },
  'prism-client-module': {
    what: 'the client module `prism-include-languages` of theme-classic',
    names: ['theme-classic/lib/prism-include-languages'],
    why: 'src/plugins/bundle/scripts leaves out a second copy of Prism.',
    lost: 'Each page loads 26 kB more JavaScript.',
    versions: ['3.10'],
  },
  'compiled-utils': {
    what: 'the compiled code of `@docusaurus/utils-common`, which uses one function of `tslib`',
    names: ['/@docusaurus/utils-common/'],
    why: 'src/plugins/bundle/scripts replaces tslib by that function.',
    lost: 'Each page loads 3.6 kB more JavaScript.',
    versions: ['3.10'],
  },
  'interface-texts': {
    what: '`@generated/codeTranslations`, which the client of core reads; `codeTranslations.json`',
    names: ['@generated/codeTranslations', 'core/lib/client', 'codeTranslations.json'],
    why: 'src/plugins/bundle/scripts puts each text where it is used.',
    lost: 'Each page loads all texts of the interface, some 6 kB.',
    versions: ['3.10'],
  },
  'site-configuration': {
    what: '`docusaurus.config.mjs` in `.docusaurus`: one object after `export default`',
    names: ['docusaurus.config.mjs'],
    why: 'src/plugins/bundle/scripts leaves out what only the build reads.',
    lost: 'Each page loads the whole configuration, 4 kB more.',
    versions: ['3.10'],
  },
  'archive-data': {
    what: 'the data file of the blog’s archive in `.docusaurus`: `archive.blogPosts`',
    names: ['docusaurus-plugin-content-blog'],
    why: 'src/plugins/bundle/scripts leaves out the texts of the posts.',
    lost: 'The archive loads the text of every post.',
    versions: ['3.10'],
  },
  'postcss-preset': {
    what: '`postcss-preset-env` among the PostCSS plugins of the bundler',
    names: ['postcss-preset-env'],
    why: 'src/plugins/bundle/styles leaves it out: Lightning CSS does the same once.',
    lost: 'A build takes some seconds longer for each language.',
    versions: ['3.10'],
  },
  'theme-files': {
    what: 'where the components and styles of Docusaurus’ packages are: `theme-*/lib`, `plugin-*/lib/theme`, `core/lib/client`',
    names: ['theme-*/lib', 'plugin-*/lib/theme', 'core/lib/client'],
    why: 'src/plugins/bundle/styles looks there for the classes of Infima that pages use.',
    lost: 'The style sheet has all of Infima: the first paint waits for a few kB more.',
    versions: ['3.10'],
  },
  'theme-class-names': {
    what: 'names in the CSS modules of theme-classic and theme-live-codeblock, as `[class*="codeBlockTitle"]`',
    names: ['class*='],
    why: 'src/css gives parts of the theme the look of the site; src/plugins/outputs finds titles and live code.',
    lost: 'Tags, code titles and notices look as in the framework, and feeds have no titles of code blocks.',
    versions: ['3.10', '4.0.0-canary-6808'],
  },
  'ejected-components': {
    what: 'the components that src/theme has copies of; `@docusaurus/theme-common/internal`; `@generated/i18n`',
    names: ['@docusaurus/theme-common/internal', '@generated/i18n', 'react-loadable'],
    why: 'src/theme changes parts that no wrap reaches.',
    lost: 'Pages get the framework’s own lists of posts, tabs, code blocks, mobile menu and error pages.',
    versions: ['3.10', '4.0.0-canary-6808'],
  },
  'hydration-mark': {
    what: '`data-has-hydrated` at the `html` element, true when the application runs',
    names: ['hasHydrated', 'data-has-hydrated'],
    why: 'src/plugins/start-on-intent then does what the reader has done before.',
    lost: 'The application starts with the page: readers load all scripts before they do anything.',
    versions: ['3.10', '4.0.0-canary-6808'],
  },
  'category-links': {
    what: '`DocSidebarItem/Category` of theme-classic, which takes its link away by `useIsBrowser`',
    names: ['theme-classic/lib/theme/DocSidebarItem/Category'],
    why: 'src/plugins/content/sections keeps the link of a category without a page.',
    lost: 'A category without a page of its own cannot be opened in a new tab.',
    versions: ['3.10'],
  },
  'stock-search-bar': {
    what: '`SearchBar` of theme-search-algolia: where it is, and that `Head` serves it for `preconnect` alone',
    names: [
      'theme-search-algolia/lib/theme/SearchBar',
      "require.resolve('@docusaurus/theme-search-algolia')",
    ],
    why: 'src/plugins/search adds messages about failures and asks no host before a search.',
    lost: 'With a hosted search, every page connects to its host, and a failed search shows no message.',
    versions: ['3.10'],
  },
} as const satisfies Readonly<Record<string, Internal>>;

export type InternalId = keyof typeof internals;

/**
 * Does the installed Docusaurus have this? If not, one warning in a build says what is lost.
 *
 * @param id entry of `internals`
 */
export function knows(id: InternalId, version: string = installed): boolean {
  const {versions, lost}: Internal = internals[id];
  if (versions.some((each) => `${version}.`.startsWith(`${each}.`))) return true;
  perProcess(`internal ${id} ${version}`, () => {
    logger.warn(
      `Docusaurus ${version} is not known to have "${id}", so the site does without. ${lost}`,
    );
  });
  return false;
}

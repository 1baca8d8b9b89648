import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig} from '@docusaurus/types';

/** A module that browsers get instead of another. */
export type StandIn = {
  /** For people: what it takes the place of. */
  readonly name: string;
  /** What the importing module asks for. */
  readonly request: RegExp;
  /** The folder of the importing module, if not any. */
  readonly from?: RegExp;
  /** What it gets: a file, or a package whose entry points bear the names of the other's. */
  readonly by: string;
  /** The files that must not come by another way, if none may. */
  readonly never?: RegExp;
  /** A site may do without what asks for it: guides, for one. */
  readonly isOptional?: boolean;
};

const file = (name: string) => path.join(__dirname, 'stand-ins', name);

/** One file in several places, each of which is known by its name. */
const nothing = (name: string) => `${path.resolve(__dirname, '../shared/nothing.ts')}?${name}`;

/** What machines read, they read in the HTML. */
const structuredData: readonly StandIn[] = [
  '@theme/BlogListPage/StructuredData',
  '@theme/BlogPostPage/StructuredData',
  '@theme/DocBreadcrumbs/StructuredData',
  '@site/src/components/GuideData',
  '@site/src/components/JsonLd',
].map((name) => ({
  name,
  request: new RegExp(`^${name}$`),
  by: nothing(name),
  never: new RegExp(`${name.replace(/^@(theme|site)/, '')}[\\\\/]index\\.[jt]sx?$`),
  isOptional: true,
}));

/** Kinds of navigation bar items, and the theme's component for each. */
const NAVBAR_ITEMS: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  search: 'SearchNavbarItem',
};

type Item = {readonly type?: string; readonly items?: readonly Item[]};

const typesOf = (items: readonly Item[]): string[] =>
  items.flatMap(({type, items: inner = []}) => [type ?? 'default', ...typesOf(inner)]);

/** What the theme can show in its navigation bar, and this site does not. */
function unusedNavbarItems({navbar}: ThemeConfig): StandIn[] {
  const used = new Set(typesOf(navbar.items as readonly Item[]));
  return Object.entries(NAVBAR_ITEMS)
    .filter(([type]) => !used.has(type))
    .map(([, name]) => ({
      name,
      request: new RegExp(`^@theme/NavbarItem/${name}$`),
      by: nothing(name),
    }));
}

/** What stands in for what in the browser, in development, too. */
export function standIns({themeConfig, baseUrlIssueBanner}: DocusaurusConfig): StandIn[] {
  return [
    {
      name: 'the grammars of code blocks, which the server has coloured',
      request: /^\.\/tokenizer$/,
      from: /[\\/]HighlightedCode$/,
      by: path.resolve('src/components/HighlightedCode/tokenizer.client.ts'),
    },
    {
      // Hands all of Prism to the application; src/components/HighlightedCode asks for it
      name: 'prism-include-languages',
      request: /theme-classic[\\/]lib[\\/]prism-include-languages/,
      by: nothing('prism-include-languages'),
    },
    {
      // Asked for one of its functions, and brings them all
      name: 'tslib',
      request: /^tslib$/,
      from: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
      by: file('tslib.ts'),
    },
    {
      name: 'react-helmet-async',
      request: /^react-helmet-async$/,
      by: file('react-helmet-async.ts'),
      never: /[\\/]node_modules[\\/]react-helmet-async[\\/]/,
    },
    ...structuredData,
    {
      name: 'nprogress',
      request: /^nprogress$/,
      by: file('nprogress.ts'),
      never: /[\\/]node_modules[\\/]nprogress[\\/]/,
    },
    ...(baseUrlIssueBanner
      ? []
      : [
          {
            name: 'BaseUrlIssueBanner',
            request: /^\.\/BaseUrlIssueBanner$/,
            from: /[\\/]core[\\/]lib[\\/]client$/,
            by: nothing('BaseUrlIssueBanner'),
          },
        ]),
    ...unusedNavbarItems(themeConfig as unknown as ThemeConfig),
  ];
}

/**
 * What stands in for what in a build for production, besides.
 *
 * Preact for React: a post is to have at most 110 kB of JavaScript (gzip) once it
 * runs. With React 19 it had 166, and after all else that is left out here 150,
 * 74 of them React's; with React 18, which is 24 kB smaller, it would have 126;
 * with Preact and its layer for React's interface, 10 kB, it has 92. The HTML is
 * still React's.
 *
 * In development React stays: it refreshes components in place, and its
 * warnings name more.
 */
export const productionStandIns: readonly StandIn[] = [
  {
    name: 'react',
    request: /^react(?=$|\/)/,
    by: 'preact/compat',
    never: /[\\/]node_modules[\\/]react[\\/]/,
  },
  {
    name: 'react-dom/client for the entry',
    request: /^react-dom\/client$/,
    from: /[\\/]core[\\/]lib[\\/]client$/,
    by: file('react-dom-client.ts'),
  },
  {
    name: 'PendingNavigation',
    request: /^\.\/PendingNavigation$/,
    from: /[\\/]core[\\/]lib[\\/]client$/,
    by: file('pending-navigation.tsx'),
  },
  {
    name: 'react-dom',
    request: /^react-dom(?=$|\/)/,
    by: 'preact/compat',
    never: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/,
  },
  {
    name: 'the list of texts',
    request: /^@generated\/codeTranslations$/,
    by: file('no-texts.ts'),
    never: /[\\/]codeTranslations\.json$/,
  },
];

import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';

import {
  defaultLocale,
  footer,
  hostedSearch,
  localeConfigs,
  locales,
  navbar,
  searchOptions,
  site,
  toLocale,
} from './src/config';
import {createSitemapItems} from './src/plugins/sitemap/alternates';

const locale = toLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const editUrl = `${site.sourceUrl}/edit/${site.sourceBranch}/`;

const config: Config = {
  title: site.name,
  tagline: site.tagline[locale],
  url: process.env.SITE_URL || site.url,
  baseUrl: process.env.BASE_URL || site.baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',

  i18n: {defaultLocale, locales: [...locales], localeConfigs},

  future: {v4: true, faster: true},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          sidebarPath: './sidebars.ts',
          editUrl,
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          onInlineTags: 'throw',
        },
        blog: {
          path: 'blog',
          blogTitle: 'Blog',
          blogDescription:
            'Ghi chép về JavaScript, web và chuyện học lập trình, bằng tiếng Việt và tiếng Anh.',
          blogSidebarTitle: 'Tất cả bài viết',
          editUrl,
          editLocalizedFiles: true,
          postsPerPage: 5,
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          showLastUpdateTime: true,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        sitemap: {
          changefreq: 'daily',
          priority: 0.5,
          createSitemapItems: createSitemapItems(locale),
        },
        theme: {customCss: ['./src/css/tokens.css', './src/css/global.css']},
      } satisfies Preset.Options,
    ],
  ],

  themes: ['@docusaurus/theme-live-codeblock'],

  plugins: [
    ['./src/plugins/search/index.ts', searchOptions],
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 70, max: 1030, min: 640, steps: 2, disableInDev: false},
    ],
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [{from: '/docs', to: '/docs/git-github/github-profile'}]},
    ],
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    navbar: navbar(locale),
    footer: footer(locale),
    prism: {theme: themes.github, darkTheme: themes.dracula},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    liveCodeBlock: {playgroundPosition: 'bottom'},
    ...hostedSearch(process.env),
  } satisfies Preset.ThemeConfig,
};

export default config;

import './src/plugins/shared/node-version';

import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {blog} from './src/config/blog';
import {hydrateOnIntent} from './src/config/hydration';
import {site} from './src/config/site';
import community from './src/data/community';
import showcase from './src/data/projects';
import {hostedConversation} from './src/plugins/conversation/hosted';
import {markdownLabels} from './src/plugins/languages/markdown-labels';
import {hostedSearch, searchOptions} from './src/plugins/search/settings';
import {defaultLocale, localeConfigs, locales} from './src/plugins/shared/locales';
import {prism} from './src/plugins/shared/prism';
import {hasGuidePages, presentSections} from './src/plugins/sections/present';
import {footer, navbar, sections} from './src/plugins/shell/navigation';
import {languageStep} from './src/plugins/languages/front-matter';
import {loadEnvironmentFile, readEnvironment, readLocale} from './src/plugins/shared/environment';
import {hasHistory} from './src/plugins/shared/history';
import {onIntentTemplate} from './src/plugins/hydration/template';
import {inlineDrawing} from './src/plugins/shared/inline-drawing';
import {withInlineLogo} from './src/plugins/shell/inline-logo';
import {resizer} from './src/plugins/pictures/resize';
import rawSource from './src/plugins/raw-source';
import {readingStep} from './src/plugins/reading';
import {readingTime} from './src/plugins/reading/time';
import {createSitemapItems} from './src/plugins/sitemap/alternates';

loadEnvironmentFile(__dirname);
const environment = readEnvironment(process.env);
const locale = readLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const build = {
  siteDir: __dirname,
  locale,
  isPublished: process.env.NODE_ENV === 'production',
  now: Date.now(),
};
const present = presentSections(build, {showcase, community});
const editUrl = site.sourceUrl ? `${site.sourceUrl}/edit/${site.sourceBranch}/` : undefined;

/** Global styles, in the order of the cascade. */
const stylesheets = ['tokens', 'fonts', 'infima', 'content', 'code', 'shell', 'blog', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const config: Config = {
  title: site.name,
  tagline: site.tagline[locale],
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  favicon: inlineDrawing('img/favicon.svg', __dirname),
  // src/components/BaseUrlIssue says it in the reader's language, and only when it is so
  baseUrlIssueBanner: false,
  // One for all languages: the colour mode stays when the reader changes language
  storage: {namespace: 'dau'},

  ssrTemplate: hydrateOnIntent ? onIntentTemplate() : undefined,

  i18n: {defaultLocale, locales: [...locales], localeConfigs},

  future: {v4: true, faster: true, experimental_vcs: hasHistory(__dirname)},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: languageStep(locale, __dirname),
    // What other sites have written: <!-- comments -->, {#ids} of headings, :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: markdownLabels.footnotes[locale],
      footnoteBackLabel: (index: number) => `${markdownLabels.footnoteBack[locale]} ${index + 1}`,
    },
  },

  presets: [
    [
      'classic',
      {
        // The docs plugin fails without a guide; src/plugins/sections then makes a page of its own
        docs: hasGuidePages(build) && {
          path: 'docs',
          sidebarPath: './sidebars.ts',
          editUrl,
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          onInlineTags: 'ignore',
        },
        blog: {
          path: 'blog',
          blogTitle: blog.title[locale],
          blogDescription: blog.description[locale],
          blogSidebarTitle: blog.sidebarTitle[locale],
          editUrl,
          editLocalizedFiles: true,
          postsPerPage: 5,
          blogSidebarCount: blog.sidebarPosts,
          showReadingTime: true,
          readingTime,
          showLastUpdateTime: true,
          onInlineTags: 'ignore',
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
          processBlogPosts: readingStep(blog.sidebarPosts),
          // src/plugins/feeds makes them
          feedOptions: {type: null},
        },
        sitemap: {
          changefreq: 'daily',
          priority: 0.5,
          lastmod: hasHistory(__dirname) ? 'date' : null,
          createSitemapItems: createSitemapItems(locale, __dirname),
        },
        theme: {customCss: stylesheets},
      } satisfies Preset.Options,
    ],
  ],

  // The last to offer strings is heard: ours, which correct those of plugins and themes
  themes: ['@docusaurus/theme-live-codeblock', './src/plugins/translations/index.ts'],

  // The second folder holds what the engine serves as it is
  staticDirectories: ['static', 'src/plugins/shell/static'],
  // What the not-found page offers
  customFields: {sections: sections(locale, present)},

  plugins: [
    './src/plugins/site-data/index.ts',
    './src/plugins/latest/index.ts',
    './src/plugins/sections/index.ts',
    './src/plugins/live-code/index.ts',
    './src/plugins/blog-sidebar/index.ts',
    './src/plugins/content-check/index.ts',
    './src/plugins/progress/index.ts',
    './src/plugins/build-cache/index.ts',
    './src/plugins/styles/index.ts',
    rawSource,
    './src/plugins/deferred-head/index.ts',
    './src/plugins/later-faces/index.ts',
    './src/plugins/announcement/index.ts',
    './src/plugins/shell/index.ts',
    './src/plugins/hydration/index.ts',
    './src/plugins/client-bundle/index.ts',
    './src/plugins/flat-routes/index.ts',
    './src/plugins/feeds/index.ts',
    './src/plugins/plain-text/index.ts',
    './src/plugins/share-images/index.ts',
    './src/plugins/site-files/index.ts',
    ['./src/plugins/conversation/index.ts', hostedConversation(environment.integrations)],
    ['./src/plugins/search/index.ts', searchOptions],
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 70, max: 1030, min: 640, steps: 2, disableInDev: false, adapter: resizer},
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      {property: 'og:site_name', content: site.name},
      {property: 'og:type', content: 'website'},
    ],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    navbar: withInlineLogo(navbar(locale, present), __dirname),
    footer: footer(locale, present),
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    liveCodeBlock: {playgroundPosition: 'bottom'},
    ...hostedSearch(environment.integrations['hosted-search']),
  } satisfies Preset.ThemeConfig,
};

export default config;

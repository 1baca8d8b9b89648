import type * as Classic from '@docusaurus/preset-classic';

import {blog} from '../config/blog';
import {site} from '../config/site';
import {buildTime} from '../lib/build-time';
import {showsDrafts} from '../lib/drafts';
import type {Locale} from '../lib/locales';
import {hasHistory} from '../lib/history';
import {readingStep} from '../plugins/blog/reading/add-reading';
import {readingTime} from '../plugins/blog/reading/time';
import {hasGuidePages} from '../plugins/content/sections/present';
import {createSitemapItems} from '../plugins/outputs/sitemap/alternates';

/** Global styles, in the order of the cascade. */
const stylesheets = ['tokens', 'fonts', 'infima', 'content', 'code', 'shell', 'blog', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

/** The options of Docusaurus' classic preset: docs, blog, sitemap and global styles. */
export function classicOptions(locale: Locale, siteDir: string): Classic.Options {
  const edit = {
    editUrl: site.sourceUrl ? `${site.sourceUrl}/edit/${site.sourceBranch}/` : undefined,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
  };
  return {
    // The docs plugin fails without a guide; src/plugins/content/sections then makes a page
    docs: hasGuidePages({siteDir, locale, showsDrafts: showsDrafts(), now: buildTime()}) && {
      ...edit,
      path: 'docs',
      sidebarPath: './sidebars.ts',
      onInlineTags: 'ignore',
    },
    blog: {
      ...edit,
      path: 'blog',
      blogTitle: blog.title[locale],
      blogDescription: blog.description[locale],
      blogSidebarTitle: blog.sidebarTitle[locale],
      postsPerPage: blog.postsPerPage,
      blogSidebarCount: blog.sidebarPosts,
      showReadingTime: true,
      readingTime,
      // src/plugins/content/check says these with file and line
      onInlineTags: 'ignore',
      onInlineAuthors: 'ignore',
      onUntruncatedBlogPosts: 'ignore',
      processBlogPosts: readingStep(blog),
      // src/plugins/outputs/feeds makes them
      feedOptions: {type: null},
    },
    sitemap: {
      changefreq: 'daily',
      priority: 0.5,
      lastmod: hasHistory(siteDir) ? 'date' : null,
      createSitemapItems: createSitemapItems(locale, siteDir),
    },
    theme: {customCss: stylesheets},
  };
}

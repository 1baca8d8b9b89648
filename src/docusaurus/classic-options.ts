import type * as Classic from '@docusaurus/preset-classic';

import {blog} from '../config/blog';
import {site} from '../config/site';
import {buildTime} from '../lib/build-time';
import {showsDrafts} from '../lib/drafts';
import type {Locale} from '../lib/locales';
import {homeOf} from '../lib/settings';
import {hasHistory} from '../lib/history';
import {withDefaultAuthor} from '../plugins/blog/default-author';
import {readingStep} from '../plugins/blog/reading/add-reading';
import {readingTime} from '../plugins/blog/reading/time';
import {hasGuidePages} from '../plugins/content/sections/present';
import {languagesOf} from '../plugins/content/languages/languages-of';
import {createFeedItems} from '../plugins/outputs/feeds';
import {createSitemapItems} from '../plugins/outputs/sitemap';

/** Global styles, in the order of the cascade. */
const stylesheets = ['tokens', 'fonts', 'infima', 'content', 'code', 'shell', 'blog', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const feedDescription = {
  vi: 'Bài viết mới, đủ cả nội dung.',
  en: 'New posts with their full text.',
};

/** The options of Docusaurus' classic preset: docs, blog, sitemap and global styles. */
export function classicOptions(locale: Locale, siteDir: string): Classic.Options {
  const edit = {
    editUrl: site.sourceUrl ? `${site.sourceUrl}/edit/${site.sourceBranch}/` : undefined,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
  };
  return {
    // The docs plugin fails without a guide; src/plugins/content/sections then makes a page
    docs: hasGuidePages({siteDir, showsDrafts: showsDrafts(), now: buildTime()}) && {
      ...edit,
      path: 'docs',
      sidebarPath: './sidebars.ts',
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
      // src/plugins/blog adds one without the posts' texts
      archiveBasePath: null,
      processBlogPosts: withDefaultAuthor(
        {
          name: site.author.name,
          title: site.author.role[locale],
          url: homeOf(site),
        },
        readingStep(blog),
      ),
      feedOptions: {
        type: 'all',
        limit: false,
        title: site.name,
        description: feedDescription[locale],
        copyright: site.author.name,
        createFeedItems: createFeedItems(locale, blog.feedPosts),
      },
    },
    sitemap: {
      changefreq: 'daily',
      priority: 0.5,
      lastmod: hasHistory(siteDir) ? 'date' : null,
      createSitemapItems: createSitemapItems(locale, (file) => languagesOf(siteDir, file)),
    },
    theme: {customCss: stylesheets},
  };
}

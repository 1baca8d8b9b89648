import type {Options} from '@docusaurus/plugin-content-blog';

import {textIn, type Locale} from '../../lib/locales';
import {homeOf, type BlogConfig, type SiteConfig} from '../../lib/settings';
import {withDefaultAuthor} from './default-author';
import {readingStep} from './reading/add-reading';
import {readingTime} from './reading/time';

/**
 * Returns the options of Docusaurus' blog plugin.
 *
 * @param site its author has written the posts that name nobody
 */
export const blogOptions = (blog: BlogConfig, site: SiteConfig, locale: Locale): Options => ({
  path: 'blog',
  blogTitle: textIn(blog.title, locale),
  blogDescription: textIn(blog.description, locale),
  blogSidebarTitle: textIn(blog.sidebarTitle, locale),
  postsPerPage: blog.postsPerPage,
  blogSidebarCount: blog.sidebarPosts,
  showReadingTime: true,
  readingTime,
  // This plugin adds one without the posts' texts
  archiveBasePath: null,
  processBlogPosts: withDefaultAuthor(
    {name: site.author.name, title: textIn(site.author.role, locale), url: homeOf(site)},
    readingStep(blog),
  ),
});

import type {Options} from '@docusaurus/plugin-content-blog';

import {buildTime, showsDrafts} from '../../content/publishing';
import {textIn, type Locale} from '../../settings/locales';
import {homeOf, type Settings} from '../../settings';
import {addExtraMetadata} from './post-metadata/add-extra-metadata';

/** Returns the options for Docusaurus' blog plugin. Posts without authors get the site's author. */
export function blogOptions(
  blog: Settings['blog'],
  site: Settings['site'],
  locale: Locale,
): Options {
  const {name} = site.author;
  const title = textIn(site.author.role, locale);
  const author = {name, title, url: homeOf(site), imageURL: undefined, key: null, page: null};
  /** Caches reading times, because `npm start` asks for those of all posts after each save. */
  const minutes = new Map<string, number>();
  return {
    path: 'blog',
    blogTitle: textIn(blog.title, locale),
    blogDescription: textIn(blog.description, locale),
    blogSidebarTitle: textIn(blog.sidebarTitle, locale),
    postsPerPage: blog.postsPerPage,
    blogSidebarCount: blog.sidebarPosts,
    // Lists show descriptions, so posts need no `truncate` comment
    onUntruncatedBlogPosts: 'ignore',
    // Posts may define guest authors in their front matter
    onInlineAuthors: 'ignore',
    showReadingTime: true,
    readingTime({content, locale: language, defaultReadingTime}) {
      const known = minutes.get(content) ?? defaultReadingTime({content, locale: language});
      minutes.set(content, known);
      return known;
    },
    // Docusaurus' archive would load the content of all posts, so this plugin provides its own
    archiveBasePath: null,
    async processBlogPosts({blogPosts}) {
      const posts = blogPosts.map(({metadata, ...post}) => {
        const authors = metadata.authors.length > 0 ? metadata.authors : [author];
        return {...post, metadata: {...metadata, authors}};
      });
      const options = {showScheduled: showsDrafts(), relatedPosts: blog.relatedPosts};
      return addExtraMetadata(posts, {now: buildTime(), ...options});
    },
  };
}

import type {Options, ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {allLoadedContent, guidesInOrder, loadedContent} from '../../content/loaded-content';
import {buildTime, showsDrafts} from '../../content/publishing';
import {homeOf, type Settings} from '../../settings';
import {textIn, type Locale} from '../../settings/locales';
import {PAGES} from '../../utils/engine-pages';
import {firstGuides, firstWithTags, isPinned, latestPosts, seriesOf, yearsOf} from './lists';
import {addExtraMetadata} from './post-metadata/add-extra-metadata';
import type {BlogData, Latest} from './post-metadata/extra-metadata';

/**
 * Counts 200 words per minute, like Docusaurus, but takes a thirtieth of the time. Languages without
 * spaces between words need Docusaurus' own function.
 */
const readingTime: ReadingTimeFunctionOption = ({content, locale, defaultReadingTime}) =>
  /^(zh|ja|th|lo|km|my)\b/.test(locale)
    ? defaultReadingTime({content, locale})
    : (content.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) / 200;

/** Returns the options for Docusaurus' blog plugin. Posts without authors get the site's author. */
export function blogOptions(
  blog: Settings['blog'],
  site: Settings['site'],
  locale: Locale,
): Options {
  const {name} = site.author;
  const title = textIn(site.author.role, locale);
  const author = {name, title, url: homeOf(site), imageURL: undefined, key: null, page: null};
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
    readingTime,
    // Docusaurus' archive would load the content of all posts, so this plugin provides its own
    archiveBasePath: null,
    async processBlogPosts({blogPosts}) {
      const posts = blogPosts.map(({metadata, ...post}) => {
        const authors = metadata.authors.length > 0 ? metadata.authors : [author];
        return {...post, metadata: {...metadata, authors}};
      });
      const now = showsDrafts() ? Infinity : buildTime();
      return addExtraMetadata(posts, now, blog.relatedPosts);
    },
  };
}

/**
 * Writes the newest posts and the first guides to `@generated/blog/default/latest.json`, the pinned
 * posts to `pinned.json`, and three pages with each tag to `tags.json`. These lists are not global data, because
 * every page loads global data. Also adds the archive, the page of all series and the page of feeds.
 */
export default function blog(
  {i18n, baseUrl}: LoadContext,
  {homePosts, homeGuides}: Pick<Settings['blog'], 'homePosts' | 'homeGuides'>,
): Plugin {
  return {
    name: 'blog',
    async allContentLoaded({allContent, actions: {addRoute, createData, setGlobalData}}) {
      const {posts, newest} = loadedContent(allContent);
      const listed = posts.filter(({metadata}) => !metadata.unlisted);
      await createData('latest.json', {
        posts: latestPosts(listed, i18n.currentLocale, homePosts),
        guides: firstGuides(newest, homeGuides),
      } satisfies Latest);
      await createData(
        'pinned.json',
        listed.filter(isPinned).map(({metadata}) => metadata),
      );
      const all = allLoadedContent(allContent);
      const tagged = all.flatMap((each) => [
        ...each.posts.map(({metadata}) => metadata),
        ...each.versions.flatMap(guidesInOrder),
      ]);
      await createData('tags.json', firstWithTags(tagged));
      const series = seriesOf(all.flatMap((each) => each.posts));
      const addPage = (page: string, file: string, props = {}) => {
        const component = `@site/packages/dau/features/blog/client/${file}`;
        addRoute({path: normalizeUrl([baseUrl, page]), component, exact: true, props});
      };
      const index = 'PostIndex/index.tsx';
      if (series.length > 0) addPage(PAGES.series, index, {groups: series, isSeries: true});
      if (listed.length > 0) {
        addPage(PAGES.archive, index, {groups: yearsOf(listed)});
        addPage(PAGES.feeds, 'FeedsPage.tsx');
      }
      setGlobalData({
        count: listed.length,
        hasSeries: series.length > 0,
        hasTags: listed.some(({metadata}) => metadata.tags.length > 0),
      } satisfies BlogData);
    },
  };
}

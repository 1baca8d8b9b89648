import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {latestGuides, latestPosts} from './latest';
import {isListed} from './listed';
import {toSidebarPost, type BlogSidebarData} from './sidebar';
import type {Latest} from './types';

/**
 * Writes data modules about the blog: `@generated/blog/default/latest.json` for the
 * home page, and `posts.json` with all posts of the sidebar. The browser fetches
 * `posts.json` when the reader opens the full list. They are not global data, because
 * every page loads global data.
 */
export default function blog({i18n}: LoadContext): Plugin {
  return {
    name: 'blog',
    async allContentLoaded({allContent, actions: {createData, setGlobalData}}) {
      const blogContent = allContent['docusaurus-plugin-content-blog']?.default as
        BlogContent | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const listed = (blogContent?.blogPosts ?? []).filter(isListed);
      await createData('latest.json', {
        posts: latestPosts(listed, i18n.currentLocale),
        guides: latestGuides(docs),
      } satisfies Latest);
      await createData('posts.json', listed.map(toSidebarPost));
      setGlobalData({
        count: listed.length,
        hasTags: listed.some(({metadata}) => metadata.tags.length > 0),
      } satisfies BlogSidebarData);
    },
  };
}

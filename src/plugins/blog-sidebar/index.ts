import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

import {isListed} from '../shared/listed';
import {neighboursOf, type SidebarPost} from './neighbours';

/** What every page knows of the blog: no more than how long its sidebar would be, and if there are tags. */
export type BlogSidebarData = {readonly count: number; readonly hasTags: boolean};

const toSidebarPost = ({metadata: {title, permalink, date}}: BlogPost): SidebarPost => ({
  title,
  permalink,
  unlisted: false,
  date: date.toISOString(),
});

/** In a blog with more posts than the sidebar holds, tells each those around it. */
export function addNeighbours(posts: readonly BlogPost[], count: number): BlogPost[] {
  const listed = posts.filter(isListed);
  if (listed.length <= count) return [...posts];
  const places = new Map(listed.map((post, index) => [post, index]));
  const sidebar = listed.map(toSidebarPost);
  return posts.map((post) => {
    const place = places.get(post);
    if (place === undefined) return post;
    const metadata = {...post.metadata, sidebar: neighboursOf(sidebar, place, count)};
    return {...post, metadata};
  });
}

/**
 * All posts of the blog's sidebar (P01), as the module
 * `@generated/blog-sidebar/default/posts.json`: one file that is fetched when
 * the reader asks for the whole list, instead of a list in every page.
 */
export default function blogSidebar(): Plugin {
  return {
    name: 'blog-sidebar',
    async allContentLoaded({allContent, actions}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const posts = blogPosts.filter(isListed);
      await actions.createData('posts.json', posts.map(toSidebarPost));
      actions.setGlobalData({
        count: posts.length,
        hasTags: posts.some(({metadata}) => metadata.tags.length > 0),
      } satisfies BlogSidebarData);
    },
  };
}

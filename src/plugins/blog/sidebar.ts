import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {isListed} from './listed';
import {neighboursOf, type SidebarPost} from './neighbours';

/** What every page knows about the blog: how long its sidebar would be, and if there are tags. */
export type BlogSidebarData = {readonly count: number; readonly hasTags: boolean};

/** A post as the sidebar lists it. */
export const toSidebarPost = ({metadata: {title, permalink, date}}: BlogPost): SidebarPost => ({
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

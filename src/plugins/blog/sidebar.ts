import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {isListed} from './listed';
import {neighboursOf, type SidebarPost} from './neighbours';

/** The plugin's global data: the number of listed posts, and whether any post has a tag. */
export type BlogSidebarData = {readonly count: number; readonly hasTags: boolean};

/** Converts a post to an entry of the sidebar. */
export const toSidebarPost = ({metadata: {title, permalink, date}}: BlogPost): SidebarPost => ({
  title,
  permalink,
  unlisted: false,
  date: date.toISOString(),
});

/**
 * If the blog has more than `count` posts, adds the `count` nearest posts to the
 * metadata of each post. The sidebar of the post then shows these.
 */
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

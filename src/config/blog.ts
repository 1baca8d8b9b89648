import type {BlogConfig} from 'dau/settings';

import {site} from './site';

export const blog: BlogConfig = {
  title: {vi: 'Blog', en: 'Blog'},
  description: {
    vi: `Mọi bài viết của ${site.author.name}.`,
    en: `All posts by ${site.author.name}.`,
  },
  sidebarTitle: {vi: 'Bài viết mới', en: 'Latest posts'},
  sidebarPosts: 0,
  postsPerPage: 10,
  relatedPosts: 3,
  homePosts: 3,
  homeGuides: 2,
  feedPosts: 20,
};

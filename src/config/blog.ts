import type {BlogConfig} from '@site/src/lib/settings';

export const blog: BlogConfig = {
  title: {vi: 'Blog', en: 'Blog'},
  description: {
    vi: 'Ghi chép về JavaScript, web và chuyện học lập trình, bằng tiếng Việt và tiếng Anh.',
    en: 'Notes on JavaScript, the web and learning to program, in Vietnamese and English.',
  },
  sidebarTitle: {vi: 'Tất cả bài viết', en: 'All posts'},
  sidebarPosts: 20,
  postsPerPage: 5,
  relatedPosts: 3,
  homePosts: 3,
  homeGuides: 2,
  feedPosts: 20,
};

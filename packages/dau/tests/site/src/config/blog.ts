import type {BlogConfig} from 'dau/settings';

export const blog: BlogConfig = {
  title: {vi: 'Nhật ký thử', en: 'Test journal'},
  description: {vi: 'Những bài viết mà bài kiểm thử cần.', en: 'The posts that the tests need.'},
  sidebarTitle: {vi: 'Mọi bài của sân thử', en: 'Every post of the test site'},
  // Fewer than the number of posts
  sidebarPosts: 6,
  postsPerPage: 5,
  relatedPosts: 3,
  homePosts: 3,
  homeGuides: 2,
  feedPosts: 20,
};

/** The module this plugin generates at build. */
declare module '@generated/blog-sidebar/default/posts.json' {
  import type {SidebarPost} from '@site/src/plugins/blog-sidebar/neighbours';

  const posts: SidebarPost[];
  export default posts;
}

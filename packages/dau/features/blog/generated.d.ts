declare module '@generated/blog/default/latest.json' {
  import type {Latest} from '@site/packages/dau/features/blog/types';

  const latest: Latest;
  export default latest;
}

declare module '@generated/blog/default/pinned.json' {
  import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

  const pinned: readonly PropBlogPostMetadata[];
  export default pinned;
}

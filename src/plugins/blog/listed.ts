import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** Returns whether lists show a post. They leave out unlisted posts and drafts. */
export function isListed({metadata: {unlisted, frontMatter}}: BlogPost): boolean {
  return !unlisted && frontMatter.draft !== true;
}

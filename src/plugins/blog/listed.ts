import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** Does a post stand in lists? Unlisted ones and drafts do not. */
export function isListed({metadata: {unlisted, frontMatter}}: BlogPost): boolean {
  return !unlisted && frontMatter.draft !== true;
}

import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** Returns whether lists show a post. They leave out unlisted posts. */
export function isListed({metadata}: BlogPost): boolean {
  return !metadata.unlisted;
}

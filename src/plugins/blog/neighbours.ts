import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';

/** A post as the blog's sidebar lists it. */
export type SidebarPost = BlogSidebarItem;

/**
 * Returns `count` adjacent elements of a list with the element at `index` in the
 * middle. Near an end of the list it returns the first or last `count` elements.
 */
export function neighboursOf<T>(list: readonly T[], index: number, count: number): readonly T[] {
  const first = Math.min(
    Math.max(0, index - Math.floor(count / 2)),
    Math.max(0, list.length - count),
  );
  return list.slice(first, first + count);
}

/** Reads the sidebar posts in a post's metadata. Only posts of a large blog have them. */
export function sidebarOf(metadata: object): readonly SidebarPost[] | undefined {
  return (metadata as {sidebar?: readonly SidebarPost[]}).sidebar;
}

import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';

/** A post as the blog's sidebar lists it. */
export type SidebarPost = BlogSidebarItem;

/**
 * Those around one of a list, itself included: as many before as after, and the
 * same number at either end of the list.
 */
export function neighboursOf<T>(list: readonly T[], index: number, count: number): readonly T[] {
  const first = Math.min(
    Math.max(0, index - Math.floor(count / 2)),
    Math.max(0, list.length - count),
  );
  return list.slice(first, first + count);
}

/** Reads the neighbours that a post's metadata carries, if the blog is too large to list in full. */
export function sidebarOf(metadata: object): readonly SidebarPost[] | undefined {
  return (metadata as {sidebar?: readonly SidebarPost[]}).sidebar;
}

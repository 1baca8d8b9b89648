import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the ids of the guides in a sidebar, in order. */
function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
  });
}

/**
 * Returns the guides of a version that are listed. The guides in the sidebars come first, in order.
 */
export function guidesInOrder(version: LoadedVersion | undefined): DocMetadata[] {
  const listed = new Map(
    version?.docs.filter(({unlisted}) => !unlisted).map((guide) => [guide.id, guide]),
  );
  const ids = Object.values(version?.sidebars ?? {}).flatMap(idsOf);
  return [...new Set([...ids, ...listed.keys()])].flatMap((id) => listed.get(id) ?? []);
}

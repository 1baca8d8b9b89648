import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';
import {servedAddress} from '../../lib/page-path';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Ids of the guides in a sidebar, in its order. */
function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
  });
}

/**
 * Returns where the guides begin: the one at the root of the section, else the first of the first
 * sidebar, else any; `undefined` where none is listed.
 */
export function firstGuide(allContent: AllContent): string | undefined {
  const {newest: version} = loadedContent(allContent);
  const listed = (version?.docs ?? []).filter(({unlisted}) => !unlisted);
  const ids = Object.values(version?.sidebars ?? {}).flatMap(idsOf);
  const first =
    listed.find(({slug}) => slug === '/') ??
    ids.map((id) => listed.find((doc) => doc.id === id)).find((doc) => doc !== undefined) ??
    listed[0];
  return first && servedAddress(first.permalink);
}

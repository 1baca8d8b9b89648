import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {guidesInOrder, loadedContent} from '../../content/loaded-content';
import {PAGES} from '../../utils/engine-pages';
import {servedPath} from '../../utils/urls';

/** Returns the path of the guide with `slug: /`, or of the first guide in the sidebars, if any. */
export function firstGuide(allContent: AllContent): string | undefined {
  const guides = guidesInOrder(loadedContent(allContent).newest);
  const first = guides.find(({slug}) => slug === '/') ?? guides[0];
  return first && servedPath(first.permalink);
}

type SidebarItems = LoadedVersion['sidebars'][string];

const pagesOfCategories = (items: SidebarItems): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...pagesOfCategories(item.items)];
  });

/** Returns the paths of all guides and generated category pages, of all docs plugins. */
function guidePages(allContent: AllContent): string[] {
  const plugins = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const versions = plugins.flatMap((content) => (content as LoadedContent).loadedVersions);
  return versions.flatMap(({docs, sidebars}) => [
    ...docs.map(({permalink}) => permalink),
    ...Object.values(sidebars).flatMap(pagesOfCategories),
  ]);
}

/**
 * Adds a `/docs` page if no guide or category has this path. The page redirects to the first guide, or
 * says that there are no guides yet.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const path = normalizeUrl([baseUrl, PAGES.guides]);
      if (guidePages(allContent).map(servedPath).includes(path)) return;
      const component = '@site/packages/dau/features/sections/client/GuidesPage.tsx';
      addRoute({path, exact: true, component, props: {to: firstGuide(allContent)}});
    },
  };
}

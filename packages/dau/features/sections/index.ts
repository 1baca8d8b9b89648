import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {guidesInOrder, loadedContent} from '../../content/loaded-content';
import {servedPath} from '../../utils/urls';

/** Returns the path of the guide with `slug: /`, or of the first guide in the sidebars, if any. */
export function firstGuide(allContent: AllContent): string | undefined {
  const guides = guidesInOrder(loadedContent(allContent).newest);
  const first = guides.find(({slug}) => slug === '/') ?? guides[0];
  return first && servedPath(first.permalink);
}

/**
 * Adds a `/docs` page if no guide or category has this path. The page redirects to the first guide, or
 * says that there are no guides yet.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const path = `${baseUrl}docs`;
      const loaded = JSON.stringify(allContent['docusaurus-plugin-content-docs'] ?? {});
      if (loaded.includes(`"permalink":"${path}"`) || loaded.includes(`"permalink":"${path}/"`)) {
        return;
      }
      const to = firstGuide(allContent);
      addRoute({
        path,
        exact: true,
        ...(to === undefined
          ? {component: '@site/packages/dau/features/sections/client/NoGuides.tsx'}
          : {
              component: '@site/packages/dau/features/sections/client/RedirectPage.tsx',
              props: {to},
            }),
      });
    },
  };
}

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {guidesInOrder} from '../../lib/guide-order';
import {loadedContent} from '../../lib/loaded-content';
import {servedPath} from '../../lib/page-path';

/**
 * Returns the URL of the first guide: the one at the root of the section, or else the first in the
 * sidebars. `undefined` if no guide is listed.
 */
export function firstGuide(allContent: AllContent): string | undefined {
  const guides = guidesInOrder(loadedContent(allContent).newest);
  const first = guides.find(({slug}) => slug === '/') ?? guides[0];
  return first && servedPath(first.permalink);
}

/**
 * Makes sure that `/docs` has a page: it redirects to the first guide, or says that there are no
 * guides yet. A guide with `slug: /` is this page itself.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const path = `${baseUrl}docs`;
      // A guide or a category at this URL
      const loaded = JSON.stringify(allContent['docusaurus-plugin-content-docs'] ?? {});
      if (loaded.includes(`"permalink":"${path}"`) || loaded.includes(`"permalink":"${path}/"`)) {
        return;
      }
      const to = firstGuide(allContent);
      addRoute({
        path,
        exact: true,
        ...(to === undefined
          ? {component: '@site/src/plugins/sections/client/NoGuides.tsx'}
          : {component: '@site/src/plugins/sections/client/RedirectPage.tsx', props: {to}}),
      });
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';

import {addressesIn} from '../../../lib/page-addresses';
import {firstGuide} from './first-guide';

/**
 * Gives `/docs` a page whatever guides there are: it leads to the first one, or says that there is
 * none yet. A guide with `slug: /` is there itself.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const path = `${baseUrl}docs`;
      if ([...addressesIn(allContent['docusaurus-plugin-content-docs'])].includes(path)) return;
      const to = firstGuide(allContent);
      addRoute({
        path,
        exact: true,
        ...(to === undefined
          ? {component: '@site/src/plugins/content/sections/client/NoGuides.tsx'}
          : {component: '@site/src/plugins/content/sections/client/RedirectPage.tsx', props: {to}}),
      });
    },
  };
}

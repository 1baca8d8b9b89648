import type {LoadContext, Plugin} from '@docusaurus/types';

import {firstGuide, isGuideAddress} from './addresses';

/** The page of `/docs` where no guide has this address. */
const COMPONENTS = '@site/src/components/Guides';

/**
 * Gives `/docs` a page whatever guides there are: it leads to the first one,
 * or says that there is none yet. A guide with `slug: /` is there itself.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const path = `${baseUrl}docs`;
      if (isGuideAddress(allContent, path)) return;
      const to = firstGuide(allContent);
      addRoute(
        to === undefined
          ? {path, component: `${COMPONENTS}/NoGuides.tsx`, exact: true}
          : {path, component: `${COMPONENTS}/ToFirstGuide.tsx`, exact: true, props: {to}},
      );
    },
  };
}

import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {knows} from '../../../lib/docusaurus-internals';
import {firstGuide, isGuideAddress} from './addresses';

/** The page of `/docs` where no guide has this address. */
const COMPONENTS = '@site/src/plugins/content/sections/client/Guides';

/** The framework's own sidebar category, whichever system the path is of. */
const CATEGORY = /theme-classic[\\/]lib[\\/]theme[\\/]DocSidebarItem[\\/]Category$/;

/**
 * Gives `/docs` a page whatever guides there are: it leads to the first one,
 * or says that there is none yet. A guide with `slug: /` is there itself.
 *
 * A category without a page of its own is a link to its first guide in the
 * HTML. The framework takes the address away once the page runs, so that the
 * link could no longer be opened in a new tab: here it stays.
 */
export default function sections({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sections',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const address = `${baseUrl}docs`;
      if (isGuideAddress(allContent, address)) return;
      const to = firstGuide(allContent);
      addRoute(
        to === undefined
          ? {path: address, component: `${COMPONENTS}/NoGuides.tsx`, exact: true}
          : {
              path: address,
              component: '@site/src/components/RedirectPage',
              exact: true,
              props: {to},
            },
      );
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      if (!knows('category-links')) return {};

      const keepLink = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^@docusaurus\/useIsBrowser$/,
        (asked: {readonly context: string; request: string}) => {
          if (CATEGORY.test(asked.context)) {
            asked.request = path.join(__dirname, 'client/useIsBrowser.ts');
          }
        },
      );
      return {plugins: [keepLink]};
    },
  };
}

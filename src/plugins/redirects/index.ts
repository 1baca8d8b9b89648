import type {LoadContext, Plugin} from '@docusaurus/types';

import {throwIfAny} from '../../lib/problems';
import {addressOf} from '../content/check/addresses';
import {readTexts} from '../content/check/texts';
import {pageAddresses} from '../content/sections/addresses';
import {readRedirects, redirectProblems, REDIRECTS_FILE} from './read';

const TITLE = 'The redirects have faults. Each line names the line and what was expected there.';

/** Addresses of all texts, drafts and those of later days among them. */
function heldBack(siteDir: string): ReadonlySet<string> {
  const roots = {post: '/blog/', guide: '/docs/', page: '/'};
  return new Set(
    readTexts(siteDir).written.map((text) => `${roots[text.content.kind]}${addressOf(text)}`),
  );
}

/**
 * Gives addresses that have changed a page that leads to the new one, in each language. A reader who
 * comes from an old link, or from a search engine, still arrives.
 */
export default function redirects({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'redirects',

    getPathsToWatch: () => [`${siteDir}/${REDIRECTS_FILE}`],

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const {redirects: all, problems} = readRedirects(siteDir);
      const addresses = pageAddresses(allContent, baseUrl);
      const full = (address: string) => `${baseUrl}${address.slice(1)}`;
      const isPage = (address: string) => addresses.has(full(address.replace(/#.*/, '')));
      // A list of a tag may be in one language only: the first one is asked
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      const isChecked = isFirst && all.length > 0;
      const faults = isChecked ? redirectProblems(all, isPage, heldBack(siteDir)) : [];
      throwIfAny(TITLE, [...problems, ...faults]);
      for (const {from, to} of all.filter((each) => isPage(each.to) && !isPage(each.from))) {
        addRoute({
          path: full(from),
          component: '@site/src/components/RedirectPage',
          exact: true,
          props: {to: full(to)},
        });
      }
    },
  };
}

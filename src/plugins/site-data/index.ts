import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {locales, toLocale, type Localized} from '../../config/locales';
import type {Community, Showcase} from '../../data/types';
import {viewCommunity} from './community-view';
import {viewCv} from './cv-view';
import {toModule} from './pictures';
import type {Resume} from './resume';
import {viewFeatured, viewShowcase} from './showcase-view';

const DATA = 'src/data';

/** What the author wrote, in every language. */
export type SiteData = {
  readonly showcase: Showcase;
  readonly community: Community;
  readonly cv: Localized<Resume>;
};

/**
 * Reads `src/data`, checks it, and hands each page its part in the language
 * being built, as a module `@generated/site-data/default/*`.
 */
export default function siteData({siteDir, i18n}: LoadContext): Plugin<SiteData> {
  const file = (name: string) => path.join(siteDir, DATA, name);
  const json = (name: string) => JSON.parse(fs.readFileSync(file(name), 'utf8')) as unknown;

  return {
    name: 'site-data',

    getPathsToWatch: () => [file('**/*.{ts,json}')],

    async loadContent() {
      const cv = Object.fromEntries(locales.map((locale) => [locale, json(`cv.${locale}.json`)]));
      return {
        showcase: (await loadFreshModule(file('projects.ts'))) as Showcase,
        community: (await loadFreshModule(file('community.ts'))) as Community,
        cv: cv as Localized<Resume>,
      };
    },

    async contentLoaded({content: {showcase, community, cv}, actions: {createData}}) {
      const locale = toLocale(i18n.currentLocale);
      const showcaseView = viewShowcase(showcase, locale);
      await createData('showcase.js', toModule(showcaseView));
      await createData('featured.js', toModule(viewFeatured(showcaseView)));
      await createData('community.js', toModule(viewCommunity(community, locale, Date.now())));
      await createData('cv.js', toModule(viewCv(cv[locale], locale)));
    },
  };
}

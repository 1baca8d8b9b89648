import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {sourceTime} from '../../../lib/build-time';
import {defaultLocale, locales, toLocale, type Locale, type Localized} from '../../../lib/locales';
import {site} from '../../../config/site';
import type {Community, Showcase} from './author-types';
import {inlineDrawing} from '../../images/inline-drawing';
import {ContentError, throwIfAny} from '../../../lib/problems';
import {viewCommunity} from './community-view';
import {viewCv} from './cv-view';
import {toModule} from './pictures';
import type {Resume} from './resume';
import {viewFeatured, viewShowcase} from './showcase-view';
import {
  COMMUNITY_FILE,
  communityProblems,
  pictureProblems,
  portraitProblems,
  projectProblems,
  PROJECTS_FILE,
} from './validate';
import {cvProblems, cvTranslationProblems} from './validate-cv';

const TITLE =
  'The data of the pages has faults. Each line names the file, the field and what was expected there.';

const cvFile = (locale: Locale) => `src/data/cv.${locale}.json`;

/** What the author wrote, in every language. */
export type SiteData = {
  readonly showcase: Showcase;
  readonly community: Community;
  readonly cv: Localized<Resume>;
};

function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(TITLE, [{file, expected: `a file of valid JSON (${reason})`}]);
  }
}

/**
 * Reads `src/data` and checks all of it.
 *
 * @throws {ContentError} with every fault at once.
 */
export async function readSiteData(siteDir: string): Promise<SiteData> {
  const showcase = await loadFreshModule(path.join(siteDir, PROJECTS_FILE));
  const community = await loadFreshModule(path.join(siteDir, COMMUNITY_FILE));
  const resumes = locales.map((locale) => ({
    locale,
    file: cvFile(locale),
    resume: readJson(siteDir, cvFile(locale)),
  }));
  const original = resumes.find(({locale}) => locale === defaultLocale);
  throwIfAny(TITLE, [
    ...portraitProblems(siteDir, site.author.portrait),
    ...projectProblems(siteDir, showcase),
    ...communityProblems(siteDir, community),
    ...(await pictureProblems(siteDir)),
    ...resumes.flatMap(({file, resume}) => cvProblems(file, resume)),
    ...resumes.flatMap((one) => (original ? cvTranslationProblems(original, one) : [])),
  ]);
  return {
    showcase: showcase as Showcase,
    community: community as Community,
    cv: Object.fromEntries(
      resumes.map(({locale, resume}) => [locale, resume]),
    ) as Localized<Resume>,
  };
}

/**
 * Hands each page its part of `src/data` in the language being built, as a
 * module `@generated/site-data/default/*`: no page carries another's data.
 */
export default function siteData({siteDir, i18n}: LoadContext): Plugin<SiteData> {
  return {
    name: 'site-data',

    getPathsToWatch: () => [path.join(siteDir, 'src/data/**/*.{ts,json,png,jpg,jpeg}')],

    loadContent: () => readSiteData(siteDir),

    async contentLoaded({content: {showcase, community, cv}, actions: {createData}}) {
      const locale = toLocale(i18n.currentLocale);
      const showcaseView = viewShowcase(showcase, locale);
      await createData('showcase.js', toModule(showcaseView));
      await createData('featured.js', toModule(viewFeatured(showcaseView)));
      await createData(
        'portrait.json',
        JSON.stringify(inlineDrawing(site.author.portrait, siteDir)),
      );
      await createData(
        'community.js',
        toModule(viewCommunity(community, locale, sourceTime(siteDir))),
      );
      await createData('cv.js', toModule(viewCv(cv[locale], locale)));
    },
  };
}

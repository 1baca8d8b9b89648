import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as z from 'zod';

import {sourceTime} from '../../content/publishing';
import {loadModule} from '../../utils/files';
import {locales, textIn, toLocale, type Locale} from '../../settings/locales';
import {throwIfAny, type Problem} from '../../utils/problems';
import {schemaProblems} from '../../settings/schema-helpers';
import type {Settings, SiteConfig} from '../../settings';
import type {SiteData} from '../../ui/useSite';
import {dataSchemas, toModule} from './data-schemas';
import {cvSchema, parseResume, viewCv, type Resume} from './cv-sections';
import {viewCommunity, viewFeatured, viewShowcase} from './showcase-and-community';

/**
 * Reads the data in `src/data`.
 *
 * @throws {ContentError} with all problems in the data
 */
export async function readSiteData(siteDir: string, language: Locale) {
  const problems: Problem[] = [];
  /** Reads a file. Its result may be invalid, but `readSiteData` throws if there is a problem. */
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const absolute = path.join(siteDir, file);
    try {
      const data: unknown = file.endsWith('.json')
        ? parseResume(fs.readFileSync(absolute, 'utf8'))
        : await loadModule(absolute);
      problems.push(...schemaProblems(file, schema, data));
      return schema.safeParse(data).data as z.output<Schema>;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const fix = 'Correct the error in this file';
      problems.push({file, problem: `could not read this file (${reason})`, fix});
      return undefined as never;
    }
  };
  const schemas = dataSchemas(siteDir, language);
  const showcase = await read('src/data/projects.ts', schemas.showcase);
  const community = await read('src/data/community.ts', schemas.community);
  const cv: Record<Locale, Resume | undefined> = {};
  for (const locale of locales) {
    const file = `src/data/cv.${locale}.json`;
    if (fs.existsSync(path.join(siteDir, file))) cv[locale] = await read(file, cvSchema);
  }
  throwIfAny('There are errors in src/data.', problems);
  return {showcase, community, cv};
}

/** The icon of Zalo, which is missing from the icon set. */
const ZALO =
  '<path d="M12 4c5 0 8.5 3 8.5 7s-3.5 7-8.5 7c-1.1 0-2.1-.2-3-.5L5 19.5l.5-3.2C4.2 15 3.5 13.1 3.5 11c0-4 3.5-7 8.5-7zM9.5 8.5h5l-5 5.5h5"/>';

/** Removes colors and line widths, because the site's style sheet sets them. */
const plain = (body: string) => body.replace(/ (?:fill|stroke[\w-]*)="[^"]*"/g, '');

/** Returns the icons of the networks in `socials`, each as the content of an `<svg>`. */
function networkIcons({socials}: Pick<SiteConfig, 'socials'>): Record<string, string> {
  const {icons} = JSON.parse(
    fs.readFileSync(require.resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as {icons: Readonly<Record<string, {body: string}>>};
  return Object.fromEntries(
    socials.flatMap(({id}) => {
      const body = id === 'zalo' ? ZALO : icons[id === 'rss' ? id : `brand-${id}`]?.body;
      return body === undefined ? [] : [[id, plain(body)]];
    }),
  );
}

type Options = {
  readonly site: Settings['site'];
  /** The paths of sections without content. */
  readonly emptySections: readonly string[];
  /** The content of `src/config/hosts.ts`. */
  readonly hosts: Settings['allowedHosts'];
  /** The URL to which page views are sent. */
  readonly visits: string | undefined;
};

/**
 * Generates modules in `@generated/site-data/default`. There are several modules, so that pages load
 * only the data they need.
 */
export default function siteData(
  {siteDir, i18n, siteConfig}: LoadContext,
  {site, emptySections, hosts, visits}: Options,
): Plugin<Awaited<ReturnType<typeof readSiteData>>> {
  const locale = toLocale(i18n.currentLocale);
  return {
    name: 'site-data',

    getPathsToWatch: () => [path.join(siteDir, 'src/data/**/*.{ts,json,png,jpg,jpeg}')],

    loadContent: () => readSiteData(siteDir, locale),

    async contentLoaded({content, actions: {createData, setGlobalData}}) {
      const {author, socials, newsletter, offline} = site;
      const scriptHosts = [...new Set([...hosts.scripts, ...hosts.requests])];
      setGlobalData({
        author: {name: author.name, email: author.email, portrait: author.portrait},
        socials,
        newsletter,
        emptySections,
        hosts: [...new Set([...hosts.media, ...hosts.frames])],
        scriptHosts,
        hasOtherScripts:
          scriptHosts.length > 0 ||
          siteConfig.scripts.length > 0 ||
          siteConfig.headTags.some(({tagName}) => tagName === 'script'),
        offline,
        visitsHost: visits && new URL(visits).host,
      } satisfies SiteData);
      await createData('networks.json', JSON.stringify(networkIcons(site)));
      const showcase = viewShowcase(content.showcase);
      const community = viewCommunity(content.community, locale, sourceTime(siteDir));
      await createData('showcase.js', toModule(showcase));
      await createData('featured.js', toModule(viewFeatured(showcase)));
      await createData('community.js', toModule(community));
      const cv = viewCv(textIn(content.cv, locale) ?? cvSchema.parse({}), locale, site);
      await createData('cv.js', toModule(cv));
    },
  };
}

import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as z from 'zod';

import {authorsMapPath, dataFileProblems} from '../../content/authors-and-tags';
import {openContent, originalOf} from '../../content/content-files';
import {ADMONITIONS} from '../../content/parser';
import {loadPages, setLinks} from '../../content/link-targets';
import {lineOfField} from '../../content/yaml';
import {toLocale} from '../../settings/locales';
import {perProcess} from '../../utils/cache';
import {touch} from '../../utils/files';
import {printWarningsOnce, rewriteReports} from '../../utils/docusaurus-messages';
import {
  ContentError,
  errorsOf,
  listProblems,
  messageOf,
  throwIfAny,
  type Problem,
} from '../../utils/problems';
import {fields, validateWith} from '../../settings/schema-helpers';
import {schemas} from '../../settings/settings-and-defaults';
import {generatedRoutes} from '../../utils/generated-routes.cjs';
import {ENGINE_PAGES, SECTIONS} from '../../utils/engine-pages';
import {nearest} from '../../utils/suggestion';
import {afterBundle, runAfterBundle} from './after-bundle';
import {bodiesIn, contentProblems} from './check';
import {permalinkProblems, withFiles, linkCheck, linksInSettings} from './links';
import {MISSING} from './missing-files-and-encoding';

const TITLE = 'There are errors in your content.';

/**
 * The ids of the problems that the last check found, and the files with missing images. An id has no line
 * number, because edits move lines.
 */
const last = perProcess('last', () => ({ids: new Set<string>(), incomplete: [] as string[]}));
const idOf = (problem: Problem) => `${problem.file} ${messageOf(problem)}`;

function printNew(problems: readonly Problem[]): void {
  const before = last.ids;
  last.ids = new Set(problems.map(idOf));
  const added = problems.filter((problem) => !before.has(idOf(problem)));
  const print = (severity: string, log: (message: string) => void, title: string) => {
    const list = listProblems(added.filter((each) => (each.severity ?? 'error') === severity));
    if (list) log(`${title}\n${list}\n`);
  };
  print('error', logger.error, TITLE);
  print('warning', logger.warn, 'Warnings in your content:');
  print('notice', logger.info, 'Good to know:');
  const others = problems.length - added.length;
  if (others > 0 && last.ids.size !== before.size)
    logger.info(`Reported earlier and not fixed yet: ${others}.\n`);
}

/**
 * Rewrites Docusaurus' warning about directives that no plugin handled, such as `:::luuy`. The new warning
 * has the file, the line and a fix for each directive.
 */
export function warningOf(text: string): string {
  const [, file, list = ''] =
    /unused Markdown directives in file "?(.+?)"?\n((?:- .*\n)+)/.exec(
      stripVTControlCharacters(text),
    ) ?? [];
  if (file === undefined) return text;
  const problems = [...list.matchAll(/^- ((:+)(\S+))(?: \((\d+):\d+\))?$/gm)].map(
    ([, found, colons, name = '', line]): Problem => {
      const meant = colons === ':::' && nearest(name, ADMONITIONS);
      const known = `Write one of ${ADMONITIONS.map((each) => `:::${each}`).join(', ')}. To show the colons, write \\${found}`;
      const fix = meant ? `Write :::${meant}` : known;
      const problem = 'unknown directive (readers see its content as ordinary text)';
      return {file, line: Number(line), problem, found, fix};
    },
  );
  return `[WARNING] Warnings in your content:\n${listProblems(problems)}\n`;
}

/**
 * Changes two of Docusaurus' reports: adds the files to the report of duplicate URLs, and removes the advice
 * to turn off the check from the report of broken links. An error stops the build without a stack trace.
 */
function reportOf(report: string, stopsBuild: boolean): string {
  const text = withFiles(report);
  if (stopsBuild) throw new ContentError(text.replace(/^Note: .*\n/m, ''), []);
  return text;
}

const options = fields({
  /** The content of `src/config/hosts.ts`. */
  allowed: schemas.hosts,
});

export const validateOptions = validateWith('content-check', options);

/**
 * Reports problems in the author's files that Docusaurus does not report. Builds stop at errors. The dev
 * server prints all problems, and `errors-in-dev-server.ts` shows the errors in the browser.
 */
export default async function contentCheck(
  {siteDir, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {allowed}: z.output<typeof options>,
): Promise<Plugin> {
  throwIfAny(TITLE, dataFileProblems(siteDir));
  const isBuild = process.env.NODE_ENV === 'production';
  const printed = printWarningsOnce(warningOf);
  rewriteReports(reportOf);
  if (isBuild) {
    // Check before Docusaurus reads the content, because Docusaurus stops at the first error
    await perProcess(`check ${siteDir}`, async () => {
      const problems = await contentProblems(siteDir, allowed);
      const errors = errorsOf(problems);
      printNew(problems.filter((problem) => !errors.includes(problem)));
      throwIfAny(TITLE, errors);
    });
  }
  /** Finds links to missing pages and headings. Needs the pages of all plugins. */
  let brokenLinks: (routes: readonly string[]) => Promise<Problem[]> = () => Promise.resolve([]);
  let hasLoaded = false;
  return {
    name: 'dau-content-check',
    getPathsToWatch: () => [
      '{blog,docs,i18n}/**/{authors,tags}.{yml,yaml}',
      '{blog,docs,i18n,src/pages,static}/**/*.{avif,gif,jpeg,jpg,mp3,mp4,png,svg,webp}',
    ],
    // `authorsMapPath` writes a file that the blog watches
    loadContent: () => void authorsMapPath(siteDir, toLocale(i18n.currentLocale)),

    configureWebpack: (_config, isServer) => ({
      plugins: isBuild || isServer ? [] : [afterBundle],
    }),

    async allContentLoaded({allContent}) {
      if (!isBuild) printed.clear();
      const permalinkErrors = permalinkProblems(allContent, baseUrl).map((each) => {
        const {lines = {}} = openContent(siteDir).read(each.file) ?? {};
        return {...each, line: lineOfField({lines}, 'slug')};
      });
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      brokenLinks = async (routes) => {
        // A build checks all languages at once. `npm start` runs one process per language
        if (isBuild && !isFirst) return [];
        const bodies = await bodiesIn(siteDir, allowed);
        const {check} = linkCheck(allContent, baseUrl, siteDir, routes);
        const inSettings = isFirst ? linksInSettings(siteDir) : [];
        // The site leaves out links to these pages if they have no content yet
        const absent = new Set<string>([...SECTIONS, ...ENGINE_PAGES]);
        const links = [
          ...inSettings.filter(({found}) => !absent.has(found)),
          ...[...bodies.values()].flatMap((body) => body.links),
        ];
        return links.flatMap((link) => check(link, bodies));
      };
      const readLinks = async () => {
        loadPages(allContent, siteDir);
        const {fileOf, sources} = linkCheck(allContent, baseUrl, siteDir, []);
        // Read only this language, so that the first page does not wait for the other languages
        const bodies = await bodiesIn(siteDir, allowed, sources);
        setLinks(siteDir, (file) =>
          (bodies.get(file)?.links ?? []).map((link) => originalOf(fileOf(link)?.file ?? '')),
        );
      };
      // A page lists the pages that link to it, so read all links before Docusaurus builds pages. After an
      // edit, read them later, so that the dev server shows the edited page without delay
      const isEdit = hasLoaded && !isBuild;
      hasLoaded = true;
      if (!isEdit) await readLinks();
      if (isBuild) {
        throwIfAny(TITLE, permalinkErrors);
        return;
      }
      runAfterBundle(async () => {
        if (isEdit) await readLinks();
        const routes = generatedRoutes(path.join(generatedFilesDir, 'routes.js'));
        const all = [
          ...(await contentProblems(siteDir, allowed)),
          ...permalinkErrors,
          ...(await brokenLinks(routes)),
        ];
        printNew(all.filter(({file}) => file.startsWith(process.env.CHECK_FOLDER ?? '')));
        // The bundler does not know that a page waits for an image
        const incomplete = all.filter(({problem}) => problem === MISSING).map(({file}) => file);
        for (const file of last.incomplete)
          if (!incomplete.includes(file)) touch(path.join(siteDir, file));
        last.incomplete = incomplete;
      });
    },

    async postBuild({routesPaths}) {
      const problems = await brokenLinks(routesPaths);
      printNew(problems);
      throwIfAny(TITLE, problems);
    },
  };
}

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as z from 'zod';

import {authorsMapPath, dataFileProblems} from '../../content/authors-and-tags';
import {originalOf} from '../../content/content-files';
import {loadPages, setLinks} from '../../content/link-targets';
import {toLocale} from '../../settings/locales';
import {perProcess} from '../../utils/cache';
import {printWarningsOnce} from '../../utils/docusaurus-messages';
import {errorsOf, listProblems, messageOf, throwIfAny, type Problem} from '../../utils/problems';
import {fields, validateWith} from '../../settings/schema-helpers';
import {schemas} from '../../settings/settings-and-defaults';
import {afterBundle, runAfterBundle} from './after-bundle';
import {contentProblems, linksOf} from './check';
import {linkedFiles, permalinkProblems} from './links';

const TITLE = 'There are errors in your content.';

/** The problems that the last check found, without line numbers, because edits move lines. */
const last = perProcess('last', () => ({ids: new Set<string>()}));
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
}

const options = fields({
  /** The content of `src/config/hosts.ts`. */
  allowed: schemas.hosts,
});

export const validateOptions = validateWith('content-check', options);

/**
 * Reports problems in the author's files that Docusaurus does not report. Builds stop at errors. The dev
 * server prints all problems.
 */
export default async function contentCheck(
  {siteDir, baseUrl, i18n}: LoadContext,
  {allowed}: z.output<typeof options>,
): Promise<Plugin> {
  throwIfAny(TITLE, dataFileProblems(siteDir));
  const isBuild = process.env.NODE_ENV === 'production';
  const printed = printWarningsOnce();
  if (isBuild) {
    // Check before Docusaurus reads the content, because Docusaurus stops at the first error
    await perProcess(`check ${siteDir}`, async () => {
      const problems = await contentProblems(siteDir, allowed);
      const errors = errorsOf(problems);
      printNew(problems.filter((problem) => !errors.includes(problem)));
      throwIfAny(TITLE, errors);
    });
  }
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
      const permalinkErrors = permalinkProblems(allContent, baseUrl);
      const readLinks = async () => {
        loadPages(allContent, siteDir);
        const {fileOf, sources} = linkedFiles(allContent, baseUrl);
        // Read only this language, so that the first page does not wait for the other languages
        const links = await linksOf(siteDir, allowed, sources);
        setLinks((file) =>
          (links.get(file) ?? []).map((found) => originalOf(fileOf(file, found)?.file ?? '')),
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
        const all = [...(await contentProblems(siteDir, allowed)), ...permalinkErrors];
        printNew(all.filter(({file}) => file.startsWith(process.env.CHECK_FOLDER ?? '')));
      });
    },
  };
}

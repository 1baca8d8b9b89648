import type {LoadContext, Plugin} from '@docusaurus/types';

import {authorsMapPath} from '../../content/authors-and-tags';
import {loadPages} from '../../content/link-targets';
import {toLocale} from '../../settings/locales';
import {printWarningsOnce} from '../../utils/docusaurus-messages';
import {throwIfAny, warn, type Problem} from '../../utils/problems';
import {contentProblems} from './check';
import {permalinkProblems} from './permalinks';

/** Prints the warnings, and stops at errors. The dev server prints the errors, too. */
function report(problems: readonly Problem[]): void {
  const isBuild = process.env.NODE_ENV === 'production';
  for (const problem of problems) if (!isBuild || problem.severity === 'warning') warn(problem);
  if (isBuild) throwIfAny('There are errors in your content.', problems);
}

/** Reports problems in the author's files that Docusaurus does not report. */
export default function contentCheck({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  printWarningsOnce();
  return {
    name: 'dau-content-check',

    getPathsToWatch: () => [
      '{blog,docs,i18n}/**/{authors,tags}.{yml,yaml}',
      '{blog,docs,i18n,src/pages,static}/**/*.{avif,gif,jpeg,jpg,mp3,mp4,png,svg,webp}',
    ],

    // This runs before Docusaurus reads the content, because Docusaurus stops at the first error
    loadContent() {
      report(contentProblems(siteDir));
      // The blog watches the file that this writes
      authorsMapPath(siteDir, toLocale(i18n.currentLocale));
    },

    async allContentLoaded({allContent}) {
      loadPages(allContent, siteDir, baseUrl);
      report(permalinkProblems(allContent, baseUrl));
    },
  };
}

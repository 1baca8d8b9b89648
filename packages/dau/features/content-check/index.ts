import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {authorsMapPath} from '../../content/authors-and-tags';
import {loadedContent} from '../../content/loaded-content';
import {HOSTS_FILE, type AllowedHosts} from '../../settings';
import {toLocale} from '../../settings/locales';
import {printWarningsOnce} from '../../utils/docusaurus-messages';
import {throwIfAny, warn, type Problem} from '../../utils/problems';
import {contentProblems} from './check';
import {blockedHosts} from './markdown';
import {permalinkProblems} from './permalinks';

const isBuild = () => process.env.NODE_ENV === 'production';

/** Prints the warnings. Errors stop a build; the dev server also prints them. */
function report(problems: readonly Problem[]): void {
  for (const problem of problems) if (!isBuild() || problem.severity === 'warning') warn(problem);
  if (isBuild()) throwIfAny('There are errors in your content.', problems);
}

/** Finds covers and images of authors on hosts that browsers block. Pages leave out these images. */
function blockedImageProblems(allContent: AllContent, {media}: AllowedHosts): Problem[] {
  const {posts, newest} = loadedContent(allContent);
  const pages = [...posts.map(({metadata}) => metadata), ...(newest?.docs ?? [])];
  const authors = posts.flatMap(({metadata}) => metadata.authors);
  const files = new Map([
    ...pages.map((page) => [page.frontMatter.image, page.source.replace('@site/', '')] as const),
    ...authors.map(({imageURL}) => [imageURL, 'blog/authors.yml'] as const),
  ]);
  return [...files].flatMap(([found = '', file]): Problem[] => {
    const hosts = blockedHosts(found, media);
    const problem = "readers' browsers block the host of this image, so pages do not show it";
    const fix = `Save it in static/img and write /img/name.png, or add ${hosts} to media in ${HOSTS_FILE}`;
    return hosts ? [{file, problem, found, fix, severity: 'warning'}] : [];
  });
}

type Options = {
  /** The content of `src/config/hosts.ts`. */
  readonly allowed: AllowedHosts;
};

/** Reports problems in the author's files that Docusaurus does not report. */
export default function contentCheck(
  {siteDir, baseUrl, i18n}: LoadContext,
  {allowed}: Options,
): Plugin {
  printWarningsOnce();
  return {
    name: 'dau-content-check',

    getPathsToWatch: () => [
      '{blog,docs,i18n}/**/{authors,tags}.{yml,yaml}',
      '{blog,docs,i18n,src/pages,static}/**/*.{avif,gif,jpeg,jpg,mp3,mp4,png,svg,webp}',
    ],

    // This runs before Docusaurus reads the content, because Docusaurus stops at the first error
    loadContent() {
      // The first process of `npm run build` checks the files of all languages
      if (!isBuild() || !process.env.CHECK_FOLDER) report(contentProblems(siteDir));
      // The blog watches the file that this writes
      authorsMapPath(siteDir, toLocale(i18n.currentLocale));
    },

    async allContentLoaded({allContent}) {
      report([
        ...permalinkProblems(allContent, baseUrl),
        ...blockedImageProblems(allContent, allowed),
      ]);
    },
  };
}

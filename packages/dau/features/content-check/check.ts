import {dataFileProblems} from '../../content/authors-and-tags';
import {filesUnder, openContent, originalOf} from '../../content/content-files';
import {translationProblems} from '../../content/translation-state';
import type {Problem} from '../../utils/problems';
import {frontMatterProblems} from './front-matter-warnings';
import {imageProblems} from './image-files';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i;

/** Returns the problems in the author's files that Docusaurus does not report. */
export function contentProblems(siteDir: string): Problem[] {
  const {files, written, problems} = openContent(siteDir).readAll();
  const names = new Set(files.map(({file}) => file));
  const images = filesUnder(siteDir, '{blog,docs,i18n,src,static}').filter((file) =>
    IMAGE.test(file),
  );
  return [
    // Docusaurus does not read a translation without an original
    ...problems.filter(({file}) => names.has(originalOf(file))),
    ...dataFileProblems(siteDir),
    ...written.flatMap((text) => frontMatterProblems(siteDir, text)),
    ...translationProblems(siteDir),
    ...images.flatMap((file) => imageProblems(siteDir, file)),
  ];
}
